import { fieldType } from '../common/lib/structural-rules.js';
import { section } from './lib/lists.js';

export default fieldType(
  'shinkai',
  section(
    'Metadata, PropertiesTable, SQL Tables, SQL Queries, OAuth Table',
    'Each field has one type, and some OAuth fields one value.',
  ),
  'Shinkai',
  (what) => `Shinkai rejects the manifest or ignores this ${what}`,
);
