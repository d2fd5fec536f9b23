/** What a finding says, in one text. */
import type { Finding } from '../../src/core/finding.js';
import { inOneText } from '../../src/core/message.js';

type Said = Pick<Finding, 'message' | 'help'>;

export const said = (finding: Said | undefined): string | undefined => finding && inOneText(finding);
