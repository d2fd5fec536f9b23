/** Tests are compiled by swc; a source that was built for the run is only imported. */
import { createHash } from 'node:crypto';
import swc from '@swc/jest';
import { importOf } from './sources.js';

export default {
  createTransformer(options) {
    const compiler = swc.createTransformer(options);
    const code = (text, file, given) => {
      const built = importOf(file);
      return built === undefined ? compiler.process(text, file, given) : { code: built };
    };
    return {
      process: code,
      processAsync: async (...given) => code(...given),
      getCacheKey: (text, file, given) =>
        createHash('sha1')
          .update(importOf(file) ?? compiler.getCacheKey(text, file, given))
          .digest('hex'),
    };
  },
};
