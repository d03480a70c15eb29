/** The roles of table elements. Written out, because rows styled as cards lose their table roles in Safari. */
export const ROLES = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader' },
  rowHeader: { role: 'rowheader' },
  cell: { role: 'cell' },
  none: { role: 'presentation' },
} as const
