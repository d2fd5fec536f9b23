/**
 * Tests paths relative to the folder that the pattern belongs to, with forward slashes. `*` stays within a folder,
 * `**` crosses folders, `{a,b}` are alternatives; names that start with a dot are like any other. A pattern without
 * a slash matches the name at any depth, one that ends in a slash all that is in the folder.
 */
export declare function compileGlob(pattern: string): Test;
/** Whether it says of which name or extension the files are that it matches. */
export declare function fixesKind(pattern: string): boolean;
/**
 * Matches paths against shell patterns in linear time: at most the length of the pattern times that of the path,
 * whatever the two hold. No regular expressions, because patterns come from the checkout.
 */
export type Test = (text: string) => boolean;
/** Tests a whole path; a string says what is wrong with the pattern. */
export declare function wildcard(pattern: string): Test | string;
