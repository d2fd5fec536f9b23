/** Where a finding stands, in a way that outlasts changes around it. */
import type { Finding } from './finding.js';
export interface KnownPlace {
    /** The tool by its name, or the resource by its URI, where it is one of several: `pointer` leads on from there. */
    readonly tool?: string;
    readonly pointer: string;
}
/** The place of a tool in a list moves when tools are added; its name does not. */
export declare function knownPlace({ pointer, item }: Finding): KnownPlace;
