import type { Scenario } from './statement.ts'

export const prizesNoTickets: Scenario = {
  name: 'prizes-no-tickets',
  says: 'Rahim has no tickets, neither for the wheel nor for the raffle.',
  prizes: 'no-tickets',
}
