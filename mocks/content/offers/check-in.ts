/** The reward of a calendar day: money every seventh day of the month, points otherwise. */
export const rewardOfDay = (day: string) =>
  Number(day.slice(8)) % 7 === 0
    ? ({ kind: 'MONEY', amount: '5.00' } as const)
    : ({ kind: 'POINTS', amount: '2.00' } as const)
