'use strict';
import('./action.mjs');
