/** `deleteUserFile` and `delete_user_file` as words: delete, user, file. */
export function wordsOf(name: string): string[] {
  return name
    .slice(0, 200)
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z\d]/)
    .filter((word) => word !== '');
}
