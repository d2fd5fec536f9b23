import { sectionsOf } from '../../common/lib/source.js';

export const section = sectionsOf('What AI clients read of their configs', 'advice');
