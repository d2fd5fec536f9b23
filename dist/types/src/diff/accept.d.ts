/** Breaks that the config accepts, until a version. */
import type { AcceptedChange as Accepted } from '../config/types.js';
import type { Event } from './events.js';
export interface Stale {
    readonly index: number;
    readonly entry: Accepted;
    readonly why: 'nothing' | 'over';
}
interface Left {
    readonly events: readonly Event[];
    readonly accepted: number;
    readonly stale: readonly Stale[];
}
export declare function accepting(events: readonly Event[], accept: readonly Accepted[], version: string | undefined): Left;
export {};
