import type { ScenarioGroup } from './conditions.ts'

/** Promotions, lotteries, rewards and prizes. */
export const offers: ScenarioGroup = {
  name: 'offers',
  title: 'Offers',
  scenarios: [
    {
      name: 'referral-rich',
      description: 'Rahim has six referral links, each with friends who joined through it.',
      referral: 'rich',
    },
    {
      name: 'promotions-none',
      description: 'There are no promotions.',
      promotions: 'none',
    },
    {
      name: 'promotions-ended',
      description: 'Every promotion has ended.',
      promotions: 'ended',
    },
    {
      name: 'promotions-not-eligible',
      description: 'Rahim is not eligible for any promotion. Every application is rejected.',
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
      description: 'Betting on every lottery draw closes five seconds after the world starts.',
      lottery: 'closing',
    },
    {
      name: 'lottery-vendor',
      description: "Vietnam lotteries launch in their vendor's own client, which takes the bets.",
      lotteryClient: 'vendor',
    },
    {
      name: 'rewards-none',
      description: 'The merchant has no check-in calendar or missions.',
      rewards: 'none',
    },
    {
      name: 'rewards-claimed',
      description: 'Rahim has checked in today and claimed every completed mission.',
      rewards: 'claimed',
    },
    {
      name: 'points-rich',
      description: 'Rahim has enough points for anything in the points mall.',
      points: 'rich',
    },
    {
      name: 'points-none',
      description: 'The points mall has just opened. No one has points.',
      points: 'none',
    },
    {
      name: 'rebate-ready',
      description: 'Rahim is logged in with a rebate to claim, including twelve rounds from today.',
      visitor: 'rahim',
      rebate: 'ready',
    },
    {
      name: 'rebate-off',
      description: 'Manual rebate is off.',
      modules: { MANPLAYREB3: false },
    },
    {
      name: 'prizes-none',
      description: 'There is no wheel, no red envelope and no raffle.',
      prizes: 'none',
    },
    {
      name: 'prizes-no-tickets',
      description: 'Rahim has no wheel or raffle tickets.',
      prizes: 'no-tickets',
    },
    {
      name: 'wheel-ended',
      description: 'The prize wheel ended yesterday.',
      wheel: 'ended',
    },
    {
      name: 'wheel-soon',
      description: 'The prize wheel starts in two days.',
      wheel: 'soon',
    },
  ],
}
