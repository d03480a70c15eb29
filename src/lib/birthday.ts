import { type Day, dayIn, parseDay } from './calendar.ts'

/** Full years between two days; a person born on 29 February has a birthday on 1 March. */
function yearsBetween(born: Day, today: Day): number {
  const had = today.month * 100 + today.day >= born.month * 100 + born.day
  return today.year - born.year - (had ? 0 : 1)
}

/**
 * The problem with a date of birth (yyyy-MM-dd), or null. Calendar dates in the merchant's time zone are compared, so
 * that a birthday today is old enough wherever the reader is. `date`: not a calendar day, in the future, or more than
 * 150 years ago.
 */
export function birthdayIssue(
  date: string,
  minAge: number,
  timeZone: string,
  now: number,
): 'date' | 'minAge' | null {
  const born = parseDay(date)
  if (!born) return 'date'
  const age = yearsBetween(born, dayIn(timeZone, now))
  if (age < 0 || age > 150) return 'date'
  return age < minAge ? 'minAge' : null
}
