/** Conditions of promotions, rewards and prizes; an absent one means the normal state. */
export interface OffersConditions {
  /**
   * none: there are no promotions; ended: all have ended; not-eligible: rahim is not eligible for them; applied: rahim
   * has applied for some, with every possible outcome.
   */
  promotions?: 'none' | 'ended' | 'not-eligible' | 'applied'
  /** none: no calendar and no tasks are offered; claimed: rahim has taken all that was ready today. */
  rewards?: 'none' | 'claimed'
  /** rich: rahim has enough points for any reward; none: the mall has just opened and no member has points. */
  points?: 'rich' | 'none'
  /** none: there are no prizes; no-tickets: no member has tickets for the wheel or the raffle. */
  prizes?: 'none' | 'no-tickets'
  /** ended: the wheel is over; soon: it begins in two days. */
  wheel?: 'ended' | 'soon'
  /** ready: rahim has played twelve rounds today that a rebate is due for. */
  rebate?: 'ready'
  /** off: members may not invite friends; rich: rahim has six links with many sign-ups. */
  referral?: 'off' | 'rich'
}
