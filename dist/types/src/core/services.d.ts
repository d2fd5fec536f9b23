/** What a rule may use beside the manifest. */
/** Things too heavy to be always there: loaded before linting, only when a rule that needs them is on. */
export interface Services {
    readonly sql?: SqlService;
    readonly timeLimit?: TimeLimit;
}
/**
 * Runs synchronous work, and throws an error with the message `tooLong` where it does not end in time. Work of the same
 * `whose` is not begun again then: of many files each would take that long.
 */
export interface TimeLimit {
    <T>(work: () => T, tooLong: string, whose?: object): T;
    /** The same time once, for all that it will run. */
    shared(): TimeLimit;
}
/** Checks SQL with SQLite, running none of it but definitions. */
export interface SqlService {
    /** Creates what the definitions define in an empty database in memory, then prepares each query against it. */
    check(definitions: readonly string[], queries: readonly string[]): SqlReport;
    /** Makes the next checks faster, for those who can wait. */
    load?(): Promise<void>;
}
export interface SqlReport {
    readonly definitions: readonly SqlOutcome[];
    readonly queries: readonly SqlOutcome[];
    /** All tables and views that there are in the end. */
    readonly tables: readonly SqlTable[];
    /** All statements were looked at, and no query changes the tables. */
    readonly isComplete: boolean;
}
export interface SqlTable {
    readonly name: string;
    readonly columns: readonly {
        readonly name: string;
        readonly type: string;
    }[];
}
export interface SqlOutcome {
    readonly fault?: SqlFault;
    /** What a definition creates, and where the name is in it. */
    readonly creates?: {
        readonly kind: 'table' | 'index' | 'view' | 'trigger';
        readonly name: string;
        readonly from: number;
        readonly to: number;
    };
}
export interface SqlFault {
    /** SQLite rejects it, it may not run here, it does not come to an end, or it is more than one statement. */
    readonly reason: 'sqlite' | 'refused' | 'slow' | 'several';
    readonly message: string;
    /** The place in the statement, where it can be known. */
    readonly from?: number;
    readonly to?: number;
    /** SQLite could not read it, whatever tables there are. */
    readonly isSyntax?: boolean;
    /** It is longer than what may run here. */
    readonly isTooLong?: boolean;
    /** A name that SQLite does not know. */
    readonly unknown?: {
        readonly what: 'table' | 'column';
        readonly name: string;
    };
}
