/** Starts the GitHub Action; scripts/build makes a bundle of its own of what it imports. */
import { runAction } from './action-main.js';

runAction();
