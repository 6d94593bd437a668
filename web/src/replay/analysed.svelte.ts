// What decided a game that is over, counted by the server: asked for, and asked again until it is there.
import { get, post } from '../api';
import { latest } from '../latest';
import type { Analysis, AnalysisSeen } from '../wire';

/** A table of this server, or a record's text. */
export type Source = { table: string } | { record: string };

const ASK = 400; // milliseconds until one asks again for what is being counted

export class Analysed {
  seen = $state.raw<AnalysisSeen | null>(null);
  #asking: ReturnType<typeof setTimeout> | undefined;
  #anew = latest();
  #closed = false;

  constructor(readonly source: Source) {}

  /** The best there is. */
  get found(): Analysis | null {
    return this.seen?.deep ?? this.seen?.quick ?? null;
  }
  /** Something is still being counted, or will be. */
  get counting(): boolean {
    return this.seen === null || this.seen.counting !== null;
  }

  /** Go on until it is there; whoever wishes for the deep one waits for no quick one any more. */
  async ask(deep: boolean): Promise<void> {
    if (this.#closed) return;
    clearTimeout(this.#asking);
    const { source } = this;
    const last = this.#anew();
    try {
      const seen =
        'record' in source
          ? await post<AnalysisSeen>('/replay/analysis', { record: source.record, deep })
          : deep
            ? await post<AnalysisSeen>(`/tables/${source.table}/analysis/deep`)
            : await get<AnalysisSeen>(`/tables/${source.table}/analysis`);
      if (!last()) return;
      this.seen = seen;
    } catch {
      if (!last()) return;
      const { quick = null, deep: deeper = null } = this.seen ?? {};
      this.seen = { quick, deep: deeper, counting: null, share: 0, preparing: false, failed: true };
      return;
    }
    const counted = deep ? this.seen.deep : this.seen.quick;
    if (!counted && !this.seen.failed) this.#asking = setTimeout(() => void this.ask(deep), ASK);
  }

  close(): void {
    this.#closed = true;
    this.#anew();
    clearTimeout(this.#asking);
  }
}
