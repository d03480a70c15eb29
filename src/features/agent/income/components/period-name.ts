import { formatDay } from '#i18n/format.ts'

/** "1 Nov – 15 Nov 2026" */
export const periodName = ({ from, to }: { from: string; to: string }): string =>
  `${formatDay(from)} – ${formatDay(to, { year: true })}`
