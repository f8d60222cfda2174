/** A group that administrators made. Those that the program itself names have no row. */
export interface GroupRow {
  readonly name: string;
  readonly purpose: string;
  readonly created_at_ms: number;
}

/** A person of a group, of a row or of the program. */
export interface GroupPersonRow {
  readonly group_name: string;
  readonly user_id: string;
  readonly added_at_ms: number;
  /** 1 for who is in it because the directory says so, and goes with its word; 0 for whom an administrator put in. */
  readonly by_directory: number;
}

/** Tables that groups add. */
export interface GroupsTables {
  identity_groups: GroupRow;
  identity_group_people: GroupPersonRow;
}
