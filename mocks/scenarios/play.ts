import type { ScenarioGroup } from './conditions.ts'

/** How games are launched, which are closed, and who may not go on. */
export const play: ScenarioGroup = {
  name: 'play',
  title: 'Play',
  scenarios: [
    {
      name: 'game-maintenance',
      description: 'The best known slot game is closed for repairs for an hour and a half.',
      closed: 'game',
    },
    {
      name: 'vendor-maintenance',
      description: 'The vendor PG is closed for repairs, and nobody knows for how long.',
      closed: 'vendor',
    },
    {
      name: 'module-maintenance',
      description: 'All fishing games are closed for repairs for an hour and a half.',
      closed: 'module',
    },
    {
      name: 'loss-limit',
      description:
        'Rahim may lose 100.00 a day, by a limit of his own; rounds and bets beyond it are refused.',
      limits: 'loss',
    },
    {
      name: 'limits-set',
      description:
        'Rahim has set limits of most kinds; two requests to raise one wait, one of them for his confirmation.',
      limits: 'set',
    },
    {
      name: 'limits-review',
      description: 'Rahim set a limit more than half a year ago, and has not looked at it since.',
      limits: 'review',
    },
    {
      name: 'limit-reached',
      description: 'Rahim has used up his time of the day and all he may deposit.',
      limits: 'reached',
    },
    {
      name: 'reality-check-due',
      description:
        'Rahim has played for more than an hour; play waits until he has read how long and what it cost.',
      realityCheck: 'due',
    },
    {
      name: 'time-out-running',
      description: 'Rahim is taking a week off; withdrawing stays possible.',
      pause: 'time-out',
    },
    {
      name: 'launch-window',
      description: 'Games open in a window of their own.',
      launch: 'window',
    },
    {
      name: 'launch-redirect',
      description: 'Games open at their vendor, in place of the portal.',
      launch: 'redirect',
    },
    {
      name: 'launch-elsewhere',
      description: 'Games lie on a host that the configuration does not list, so none is opened.',
      launch: 'elsewhere',
    },
    {
      name: 'launch-cdn',
      description: 'Games have relative addresses, below whichever CDN for games the visitor drew.',
      launch: 'cdn',
    },
  ],
}
