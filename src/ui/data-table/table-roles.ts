/** As elements of a table have them. Written out, because cards are no table to the style sheet, and so to Safari. */
export const ROLES = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader' },
  rowHeader: { role: 'rowheader' },
  cell: { role: 'cell' },
  none: { role: 'presentation' },
} as const
