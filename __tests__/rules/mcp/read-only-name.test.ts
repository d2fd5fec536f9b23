import { format } from '../../../rules/mcp/format.js';
import rule from '../../../rules/mcp/read-only-name.js';
import { expect, test } from '@jest/globals';
import { testRule, UNKNOWN, type Case } from '../../support/rule-tester.js';
import { listOf, tool } from './listing.js';
import { findingsIn, V1 } from './source.js';
import { said } from '../../support/said.js';

const READ_ONLY = { readOnlyHint: true };
const DELETES = 'Deletes the file and its history.';
const named = (name: unknown, annotations: unknown = READ_ONLY, description: unknown = DELETES) =>
  listOf(tool({ name, annotations, description }));
const saying = (name: string, description: unknown) => named(name, READ_ONLY, description);

/** What the fixes make of it: no tool is read-only. */
const eachFixed = (cases: Record<string, Case>): Record<string, Case> =>
  Object.fromEntries(
    Object.entries(cases).map(([title, each]) => {
      const text = JSON.stringify(each.manifest).replaceAll('"readOnlyHint":true', '"readOnlyHint":false');
      return [title, { ...each, fixed: JSON.parse(text) as unknown }];
    }),
  );

testRule(rule, format, {
  silent: {
    'a verb that reads': named('get_updates'),
    'a verb further on': named('list_deleted'),
    'a word that begins like a verb': named('sender_info'),
    'not read-only': named('delete_file', { readOnlyHint: false }),
    'a name that ends in what is shown': named('deletePreview'),
    'a dry run': named('delete_dry_run'),
    'a namespace that looks like a verb': named('send.get_status'),
    'names of things': listOf(
      ...[
        'store_locator',
        'patch_notes',
        'transfer_status',
        'archive_search',
        'edit_distance',
        'save',
        'moveHistory',
      ].map((name) => tool({ name, annotations: READ_ONLY, description: DELETES })),
      ...['deploy_status', 'install_guide', 'add_numbers', 'set_union', 'execute_query'].map((name) =>
        tool({ name, annotations: READ_ONLY, description: DELETES }),
      ),
    ),
    'a description that destroys, and does not say for good': saying('clean_index', 'Deletes the index.'),
    'for good, but not as what it begins with': saying('clean_index', 'Looks for what cannot be undone. Deletes it.'),
    'hostile text': named(`${'a.'.repeat(3000)}${'_'.repeat(3000)}`),
    'no hint': named('delete_file', {}),
    'a name that cannot be known': named(UNKNOWN),
    'a description that cannot be known': saying('delete_file', UNKNOWN),
    ...Object.fromEntries(
      [
        ['delete_file', 'Use this when the user wants to see what can be deleted.'],
        ['delete_file', 'Use this when the user asks for the preview of what to delete.'],
        ['add_numbers', 'Adds two numbers.'],
        ['set_union', 'Computes the union of two sets.'],
        ['order_status', 'Orders the list by status.'],
        ['place_details', 'Places that the user likes.'],
        ['book_flight', 'Finds flights that the user may book.'],
        ['add_marker', 'Adds a marker to the map.'],
      ].map(([name, description]) => [`${name}: ${description}`, saying(name!, description)]),
    ),
    'a description in another language': saying('delete_file', '删除文件'),
    'a hostile description': saying('delete_file', `${'a '.repeat(100_000)}.`),
    ...Object.fromEntries(
      [
        ['create_view', 'Creates and renders a mind map.'],
        ['update_check', 'Checks for a new version of the program.'],
        ['create_summary', 'Summarises a text.'],
        ['send_message', 'Opens the demo of the message form.'],
        ['create_plan', 'Creates a plan of the visits to confirm.'],
        ['save_snapshot', 'Saves a snapshot of the page in memory.'],
        ['create_order', 'Creates an order, but does not submit it.'],
        ['delete_file', 'Lists what could be deleted.'],
        ['install_skill', 'Return the install command for a suggested skill.'],
        ['install_skill', 'Tells how to install a skill.'],
        ['delete_rule', 'Use the delete filter of a search.'],
        ['jira_create_issue', 'Looks issues up. Creates one where there is none.'],
        ['jira_create_issue', 'Reads the form by which an issue is created.'],
        ['jira_create_issue', 'Updates an issue.'],
        ['jira_issues_to_delete', 'Deletes the issues.'],
        ['jira_issue', 'Creates an issue.'],
        ['get_create_form', 'Creates an issue.'],
        ['preview_send_message', 'Sends a message.'],
        ['prepare_create_contact', 'Use this to create a contact, which is confirmed later.'],
        ['text_replace', 'Replaces words in a text.'],
        ['array_remove_item', 'Removes an item from an array.'],
        ['slack_send_status', 'Sends back the status.'],
        ['jira_create_issue', 'Creates an issue, but does not submit it.'],
      ].map(([name, description]) => [`${name}: ${description}`, saying(name!, description)]),
    ),
  },
  reports: eachFixed({
    'snake case': {
      manifest: named('delete_file'),
      finds: [
        {
          at: '/tools/0/annotations/readOnlyHint',
          on: 'value',
          says: '`readOnlyHint` lets clients run this tool without asking, but its name says that it can delete things',
        },
      ],
    },
    'what is wiped may be called like what is shown': {
      manifest: saying('wipe_index', 'Permanently deletes the index. This cannot be undone.'),
      finds: [
        {
          at: '/tools/0/annotations/readOnlyHint',
          on: 'value',
          says: '`readOnlyHint` lets clients run this tool without asking, but its name says that it can wipe things',
        },
      ],
    },
    'short for delete': {
      manifest: listOf(
        ...['del_thing', 'rm_thing'].map((name) => tool({ name, annotations: READ_ONLY, description: DELETES })),
      ),
      finds: [
        { at: '/tools/0/annotations/readOnlyHint', on: 'value', says: 'it can delete things.' },
        { at: '/tools/1/annotations/readOnlyHint', on: 'value', says: 'it can remove things.' },
      ],
    },
    'a description that destroys for good, whatever the name says': {
      manifest: listOf(
        ...['Permanently deletes the index.', 'Erase the report. It cannot be recovered.'].map((description) =>
          tool({ name: 'clean_index', annotations: READ_ONLY, description }),
        ),
      ),
      finds: [
        { at: '/tools/0/annotations/readOnlyHint', on: 'value', says: 'it can permanently delete things' },
        { at: '/tools/1/annotations/readOnlyHint', on: 'value', says: 'it can permanently erase things' },
      ],
    },
    'verbs that may be nouns': {
      manifest: listOf(
        ...['edit_file', 'archive_project', 'approveOrder'].map((name) =>
          tool({ name, annotations: READ_ONLY, description: DELETES }),
        ),
      ),
      finds: [
        { at: '/tools/0/annotations/readOnlyHint', on: 'value', says: 'it can edit' },
        { at: '/tools/1/annotations/readOnlyHint', on: 'value', says: 'it can archive' },
        { at: '/tools/2/annotations/readOnlyHint', on: 'value', says: 'it can approve' },
      ],
    },
    'behind a namespace': {
      manifest: listOf(
        ...['shop.remove_item', 'shop/cart:remove_item', 'shop.remove_item.v2'].map((name) =>
          tool({ name, annotations: READ_ONLY, description: DELETES }),
        ),
      ),
      finds: [
        { at: '/tools/0/annotations/readOnlyHint', on: 'value', says: 'it can remove' },
        { at: '/tools/1/annotations/readOnlyHint', on: 'value', says: 'it can remove' },
        { at: '/tools/2/annotations/readOnlyHint', on: 'value', says: 'it can remove' },
      ],
    },
    ...Object.fromEntries(
      [
        ['delete_file', 'Use this when the user wants to delete a file.'],
        ['delete_report', 'Use this when the user asks you to delete a report.'],
        ['deleteFile', 'Use this tool when the customer would like to delete a file.'],
        ['delete_file', 'Use this for deleting a file.'],
        ['remove_item', 'Use this when the user has decided to remove an item from the cart.'],
        ['order_pizza', 'Use this when the user wants to order a pizza.'],
        ['pay_invoice', 'Pays an invoice.'],
        ['book_flight', 'Use this to book a flight.'],
        ['transfer_funds', 'Transfers funds between accounts.'],
        ['post_message', 'Posts a message to a channel.'],
        ['add_to_cart', 'Use this when the user wants to add an item to the cart.'],
        ['set_password', 'Sets the password of an account.'],
        ['place_order', 'Places an order.'],
        ['reset_device', 'Resets the device.'],
        ['charge_card', 'Charges the card of a customer.'],
        ['create_issue', 'Creates an issue in the repository.'],
        ['send_message', 'Use this tool to send a message to a channel.'],
        ['update_entry', 'Looks the entry up. Then overwrites its title.'],
        ['remove_item', 'Permanently removes an item. This cannot be undone.'],
        ['jira_create_issue', 'Creates an issue in Jira.'],
        ['slack_send_message', 'Sends a message to a channel.'],
        ['notion-delete-page', 'Delete a page.'],
        ['slackPostMessage', 'Use this tool to post a message to a channel.'],
        ['issue_create', 'Create an issue.'],
        ['acme.files_rm_file', 'Removes a file.'],
      ].map(([name, description]) => [
        `${name}: ${description}`,
        {
          manifest: saying(name!, description),
          finds: [{ at: '/tools/0/annotations/readOnlyHint', on: 'value' as const }],
        },
      ]),
    ),
    'camel case, seed dialect': {
      manifest: named('sendMail', { openai: { readOnlyHint: true } }),
      finds: [{ at: '/tools/0/annotations/openai/readOnlyHint', on: 'value', says: /can send/ }],
    },
  }),
});

test('tools that share their hints: the one that writes is told of, at its name', async () => {
  const register = (name: string, annotations: string): string =>
    `server.registerTool('${name}', { description: 'Deletes it.', annotations: ${annotations} }, f);\n`;
  const found = await findingsIn(
    rule,
    `${V1}const ro = { readOnlyHint: true };\n${register('get_a', 'ro')}${register('delete_b', 'ro')}${register('delete_c', '{ ...ro }')}${register('get_d', 'ro')}`,
  );
  expect(found.map(({ tool, pointer, line, column }) => `${tool} ${pointer} ${line}:${column}`)).toEqual([
    'delete_b /tools/1/name 5:21',
    'delete_c /tools/2/name 6:21',
  ]);
  expect(said(found[0])).toMatch(/Give this tool its own annotations/);
  expect(found[0]!.related).toEqual([
    { path: 'server.ts', line: 3, column: 14, note: 'The hint, which other tools share.' },
  ]);
});
