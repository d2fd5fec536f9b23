/** What every page can do beside being read: search, copy code, filter rules, and on a narrow screen a menu. */
import { addCopyButtons } from './copy.js';
import { filterRules } from './filter.js';
import { openMenu } from './menu.js';
import { openSearch } from './search.js';

addCopyButtons();
filterRules();
openMenu();
openSearch();
