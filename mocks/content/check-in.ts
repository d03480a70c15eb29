/** What the merchant gives for a day of the calendar: every seventh of a month money, the others points. */
export const rewardOfDay = (day: string) =>
  Number(day.slice(8)) % 7 === 0
    ? ({ kind: 'MONEY', amount: '5.00' } as const)
    : ({ kind: 'POINTS', amount: '2.00' } as const)
