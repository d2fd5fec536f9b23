/** Something that the user can mend: its message is one clear sentence, printed without a stack. Exit status 2. */
export declare class UserError extends Error {
    readonly name = "UserError";
}
/** One error for several mistakes. */
export declare function together(errors: readonly UserError[]): UserError;
/** "unknown rule `x` (did you mean `y`?)" */
export declare function unknownHint(kind: string, word: string, known: Iterable<string>): string;
