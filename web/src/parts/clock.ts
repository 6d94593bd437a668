import type { ClockSeen } from '../wire';

/** Seconds a seat has left at the server's time `now`. */
export function left(clock: ClockSeen, now: number): number {
  return Math.max(0, clock.deadline === null ? clock.bank : clock.deadline - now);
}

/** 8:12, 1:02:30 */
export function written(seconds: number): string {
  const whole = Math.floor(seconds);
  const two = (value: number) => String(value).padStart(2, '0');
  const minutes = Math.floor(whole / 60);
  return minutes < 60
    ? `${minutes}:${two(whole % 60)}`
    : `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(whole % 60)}`;
}
