/** What git prints, when names, modes and hunks are not as git would write them: nothing throws, and lines are lines. */
import assert from 'node:assert/strict';
import { editedIn } from '../../src/run/changed-files.js';
import { blobsIn } from '../../src/read/file-tree.js';
import type { Target } from './target.js';

const ID = 'e69de29bb2d1d6434b8b29ae775ad8c2e48c5391';

const PATCHES = [
  `diff --git a/x.json b/x.json\nindex 1..2 100644\n--- a/x.json\n+++ b/x.json\n@@ -1,2 +1,3 @@\n-a\n+b\n@@ -9 +10,0 @@ x\n-c\n`,
  `diff --git a/old b/new\nsimilarity index 90%\nrename from old\nrename to new\n@@ -1 +1 @@\n-a\n+b\n`,
  'diff --git "a/t\\303\\244.json" "b/t\\303\\244.json"\nnew file mode 100644\n@@ -0,0 +1 @@\n+a\n',
  'diff --git a/x b/x\ndeleted file mode 100644\n@@ -1 +0,0 @@\n-a\n',
  'diff --git a/x.png b/x.png\nBinary files a/x.png and b/x.png differ\n',
];

const LISTS = [
  [`100644 blob ${ID}\ta.json`, `100755 blob ${ID}\tb c/ä.ts`, `120000 blob ${ID}\tlink`, `160000 commit ${ID}\tsub`],
  [`100644 ${ID} 0\ta.json`, `100644 ${ID} 1\tb.json`, `120000 ${ID} 0\tlink`],
].map((lines) => lines.map((line) => `${line}\0`).join(''));

export const GIT: readonly Target[] = [
  {
    name: 'git-patches',
    seeds: PATCHES,
    run(text) {
      for (const [path, hunks] of editedIn(text)) {
        assert.equal(typeof path, 'string');
        for (const { from, to, changed } of hunks === 'all' ? [] : hunks)
          assert.ok([from, to, ...changed].every(Number.isInteger));
      }
    },
  },
  {
    name: 'git-lists',
    seeds: LISTS,
    run(text) {
      for (const [path, id] of blobsIn(text)) assert.ok(!path.includes('\0') && /^\w+$/.test(id));
    },
  },
];
