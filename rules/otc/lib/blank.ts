/** A text of blanks is as empty as none. */
export const isBlank = (text: string): boolean => text.trim() === '';
