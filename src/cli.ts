#!/usr/bin/env node
/** Starts the command line; scripts/build makes a bundle of its own of what it imports. */
import { runCli } from './cli-main.js';

runCli();
