/** What the engine and the editors must know of a rule. */
export type RuleTag = 
/** What it points at does nothing: editors show it faded. */
'unnecessary'
/** Neither a suppression nor a comment hides its findings. */
 | 'never-suppressed'
/** It is about the comments that disable rules, which therefore do not hide its findings. */
 | 'about-directives'
/** Any change of its file may be the reason for a finding, and any change of a related file. */
 | 'follows-file' | 'follows-related'
/** Its errors are about a whole list: no server starts, or no client takes it. */
 | 'breaks-list'
/** With its errors a server does not start, or is not understood. */
 | 'stops-server'
/** What it warns of is not of the author's making, and refuses each call of the tool all the same. */
 | 'refuses-calls'
/** It looks also at files in which no format was recognised. */
 | 'any-file'
/** What it finds harms the people who have the file, even if no server ever lists it. */
 | 'harms-readers'
/** What it finds in a text tells a model to disobey, or hides something from people. */
 | 'unsafe-text'
/** Its option `budget` is what `--budget` sets. */
 | 'token-budget';
