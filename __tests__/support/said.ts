/** What a finding says, in one text. */
import { inOneText, type Finding } from '../../src/core/finding.js';

type Said = Pick<Finding, 'message' | 'help'>;

export const said = (finding: Said | undefined): string | undefined => finding && inOneText(finding);
