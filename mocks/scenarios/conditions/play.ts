/** Conditions of play; an absent one means the normal state. */
export interface PlayConditions {
  /**
   * Limits that rahim set himself. loss: he may lose 100.00 a day; set: one of most kinds, two of them with
   * a pending raise; reached: his time of the day and what he may deposit are used up; review: he set
   * one more than half a year ago.
   */
  limits?: 'loss' | 'set' | 'reached' | 'review'
  /** time-out: rahim is taking a week's break from play, since two days. */
  pause?: 'time-out'
  /** due: rahim has played for more than an hour and was not asked about it. */
  realityCheck?: 'due'
  /** The part under maintenance: the most popular slot, the vendor PG, or all fishing games. */
  closed?: 'game' | 'vendor' | 'module'
  /**
   * How games open: in their own window, at the vendor in place of the portal, on a host that the configuration does
   * not list, or below one of the CDNs of games.
   */
  launch?: 'window' | 'redirect' | 'elsewhere' | 'cdn'
  /** closing: the betting on every draw ends five seconds after the world began. */
  lottery?: 'closing'
  /** vendor: the lotteries of Vietnam are played in their vendor's own client. */
  lotteryClient?: 'vendor'
}
