// A score sheet as a picture, on paper with the colours of the page, and how it is given to somebody.

/** What stands on it. */
export interface Paper {
  over: string; // above the title
  title: string;
  names: string[];
  rows: { label: string; values: number[] }[]; // the last one is the sum
}

const WIDTH = 1080;
const ROW = 56;
const EDGE = 60;

export async function picture({ over, title, names, rows }: Paper): Promise<Blob> {
  const style = getComputedStyle(document.documentElement);
  const color = (name: string) => style.getPropertyValue(`--${name}`);
  const [display, text] = [color('font-display'), color('font-text')];
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = EDGE * 2 + 150 + (rows.length + 1) * ROW;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');
  const put = (words: string, x: number, y: number, font: string, align: CanvasTextAlign = 'left', most?: number) => {
    pen.font = font;
    pen.textAlign = align;
    pen.fillText(words, x, y, most);
  };
  const rule = (y: number, strong: boolean) => {
    pen.fillStyle = color(strong ? 'ink' : 'rule');
    pen.fillRect(EDGE, y, WIDTH - 2 * EDGE, strong ? 3 : 1.5);
    pen.fillStyle = color('ink');
  };
  await document.fonts.ready;
  pen.fillStyle = color('sheet');
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = color('ink');
  put(over, EDGE, EDGE + 30, `600 30px ${text}`);
  put(title, EDGE, EDGE + 92, `800 50px ${display}`, 'left', WIDTH - 2 * EDGE);
  const step = (WIDTH - 2 * EDGE - 260) / names.length;
  const x = (column: number) => EDGE + 260 + step * (column + 0.5);
  let y = EDGE + 170;
  names.forEach((name, column) => put(name, x(column), y, `600 26px ${text}`, 'center', step - 8));
  rule(y + 16, true);
  for (const { label, values } of rows.slice(0, -1)) {
    y += ROW;
    put(label, EDGE, y, `400 28px ${text}`, 'left', 250);
    values.forEach((value, column) => put(String(value), x(column), y, `400 30px ${text}`, 'center'));
    rule(y + 18, false);
  }
  const sum = rows.at(-1);
  y += ROW + 8;
  rule(y - ROW + 10, true);
  put(sum?.label ?? '', EDGE, y, `700 32px ${display}`, 'left', 250);
  sum?.values.forEach((value, column) => put(String(value), x(column), y, `700 40px ${display}`, 'center'));
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('no picture'))), 'image/png'),
  );
}

/** To another app, where the device can; else it is saved. */
export async function give(blob: Blob, name: string): Promise<void> {
  const file = new File([blob], name, { type: blob.type });
  if ('canShare' in navigator && navigator.canShare({ files: [file] })) {
    await navigator.share({ files: [file] }).catch(() => {});
    return;
  }
  const address = URL.createObjectURL(blob);
  const anchor = document.createElement('a');
  anchor.href = address;
  anchor.download = name;
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
