/**
 * Matches paths against shell patterns in linear time: at most the length of the pattern times that of the path,
 * whatever the two hold. No regular expressions, because patterns come from the checkout.
 */
export type Test = (text: string) => boolean;
/** Tests a whole path; a string says what is wrong with the pattern. */
export declare function wildcard(pattern: string): Test | string;
