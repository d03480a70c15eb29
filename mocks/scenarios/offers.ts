import type { ScenarioGroup } from './conditions.ts'

/** Promotions, lotteries, rewards and prizes. */
export const offers: ScenarioGroup = {
  name: 'offers',
  title: 'Offers',
  scenarios: [
    {
      name: 'referral-rich',
      description: 'Rahim has six invitation links, and friends came by each of them.',
      referral: 'rich',
    },
    {
      name: 'promotions-none',
      description: 'There are no promotions.',
      promotions: 'none',
    },
    {
      name: 'promotions-ended',
      description: 'Every promotion is over.',
      promotions: 'ended',
    },
    {
      name: 'promotions-not-eligible',
      description: 'The promotions are for other members, and every application is refused.',
      promotions: 'not-eligible',
    },
    {
      name: 'promotions-applied',
      description:
        'Rahim has applied for six promotions, one in each state; a seventh starts in three days.',
      promotions: 'applied',
    },
    {
      name: 'lottery-closing',
      description: 'The betting on every lottery draw ends five seconds after the world began.',
      lottery: 'closing',
    },
    {
      name: 'lottery-vendor',
      description:
        "The lotteries of Vietnam are launched: their vendor's own client takes the bets.",
      lotteryClient: 'vendor',
    },
    {
      name: 'rewards-none',
      description: 'The merchant offers neither a sign-in calendar nor tasks.',
      rewards: 'none',
    },
    {
      name: 'rewards-claimed',
      description: 'Rahim has signed in today and claimed every task that was ready.',
      rewards: 'claimed',
    },
    {
      name: 'points-rich',
      description: 'Rahim has more points than anything in the mall costs.',
      points: 'rich',
    },
    {
      name: 'points-none',
      description: 'The points mall has just opened, and nobody has any points.',
      points: 'none',
    },
    {
      name: 'rebate-ready',
      description: 'Rahim is logged in and has a rebate to claim, also for twelve rounds of today.',
      visitor: 'rahim',
      rebate: 'ready',
    },
    {
      name: 'rebate-off',
      description: 'The merchant has no rebate to claim by hand: the module is off.',
      modules: { MANPLAYREB3: false },
    },
    {
      name: 'prizes-none',
      description: 'There is no wheel, no red envelope and no raffle.',
      prizes: 'none',
    },
    {
      name: 'prizes-no-tickets',
      description: 'Rahim has no tickets, neither for the wheel nor for the raffle.',
      prizes: 'no-tickets',
    },
    {
      name: 'wheel-ended',
      description: 'The prize wheel ended yesterday.',
      wheel: 'ended',
    },
    {
      name: 'wheel-soon',
      description: 'The prize wheel begins in two days.',
      wheel: 'soon',
    },
  ],
}
