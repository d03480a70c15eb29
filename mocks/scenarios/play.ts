import type { ScenarioGroup } from './conditions.ts'

/** Game launches, closures and limits on play. */
export const play: ScenarioGroup = {
  name: 'play',
  title: 'Play',
  scenarios: [
    {
      name: 'game-maintenance',
      description: 'The most popular slot game is under maintenance for 90 minutes.',
      closed: 'game',
    },
    {
      name: 'vendor-maintenance',
      description: 'The vendor PG is under maintenance with no end time.',
      closed: 'vendor',
    },
    {
      name: 'module-maintenance',
      description: 'All fishing games are under maintenance for 90 minutes.',
      closed: 'module',
    },
    {
      name: 'loss-limit',
      description: 'Rahim has a daily loss limit of 100.00. Rounds and bets past it are refused.',
      limits: 'loss',
    },
    {
      name: 'limits-set',
      description:
        'Rahim has most types of limit. Two raises are pending, one of them ready for his confirmation.',
      limits: 'set',
    },
    {
      name: 'limits-review',
      description: 'Rahim set a limit more than six months ago and has not reviewed it since.',
      limits: 'review',
    },
    {
      name: 'limit-reached',
      description: 'Rahim has reached his daily time limit and his deposit limit.',
      limits: 'reached',
    },
    {
      name: 'reality-check-due',
      description:
        'Rahim has played for more than an hour. Play is paused until he answers a reality check.',
      realityCheck: 'due',
    },
    {
      name: 'time-out-running',
      description: 'Rahim is on a one-week time-out. He can still withdraw.',
      pause: 'time-out',
    },
    {
      name: 'launch-window',
      description: 'Games open in their own window.',
      launch: 'window',
    },
    {
      name: 'launch-redirect',
      description: "Games open on the vendor's site, in the same tab.",
      launch: 'redirect',
    },
    {
      name: 'launch-elsewhere',
      description: 'Games are on a host that the config does not list, so none opens.',
      launch: 'elsewhere',
    },
    {
      name: 'launch-cdn',
      description: "Games have relative URLs, resolved against the visitor's game CDN.",
      launch: 'cdn',
    },
  ],
}
