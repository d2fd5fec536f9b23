import { fieldType } from '../common/lib/structural.js';
import { section } from './lib/document.js';

export default fieldType(
  'shinkai',
  section(
    'Metadata, PropertiesTable, SQL Tables, SQL Queries, OAuth Table',
    'Each field has one type, and some OAuth fields one value.',
  ),
);
