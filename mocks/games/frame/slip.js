/**
 * A list of matches and a betting slip. `matches` are [id, odds by sign]; their teams and leagues are the texts
 * `<id>1`, `<id>2` and `<id>`; `league` is the key of one league for all. A slip has at most three picks, one per match.
 */
globalThis.startSlip = ({ matches, league }) => {
  const PICKS = 3
  const slip = document.getElementById('slip')
  let t = (key) => key
  let shownPicks = ''
  let results = null

  const splitPick = (pick) => [pick.slice(0, -1), pick.slice(-1)]
  const oddsOf = (pick) => {
    const [id, sign] = splitPick(pick)
    return matches.find(([one]) => one === id)?.[1][sign] ?? '1.00'
  }
  const nameOf = (pick) => {
    const [id, sign] = splitPick(pick)
    return sign === 'x' ? `${t('draw')}: ${t(`${id}1`)} – ${t(`${id}2`)}` : t(pick)
  }
  const textOf = (outcome) =>
    (outcome?.symbols ?? [])
      .map(([id, score]) => `${t(`${id}1`)} ${String(score).replace('-', '–')} ${t(`${id}2`)}`)
      .join(' · ')

  /** The payout of all picks together, rounded down as in the rules. No amount is ever a float. */
  const returns = (picks, stake) =>
    picks.reduce((sum, pick) => sum * minor(oddsOf(pick)), stake) / 100n ** BigInt(picks.length)
  const total = (picks) => plain(returns(picks, 100n))

  function row(pick) {
    const item = make('li')
    const [id] = splitPick(pick)
    const score = results?.find(([one]) => one === id)?.[1]
    item.append(make('span', '', nameOf(pick)))
    if (!score) item.append(make('b', '', oddsOf(pick)))
    else item.append(make('span', 'score', String(score).replace('-', '–')))
    return item
  }

  function offerMatch([id, odds]) {
    const box = make('div', 'match')
    box.setAttribute('role', 'group')
    box.setAttribute('aria-label', `${t(`${id}1`)} – ${t(`${id}2`)}`)
    const about = make('p', '', `${t(`${id}1`)} – ${t(`${id}2`)}`)
    // The betting record identifies a match by its code.
    about.append(make('small', '', `${id.toUpperCase()} · ${t(league ?? id)}`))
    const chips = make('div', 'odds')
    for (const sign of ['1', 'x', '2'].filter((one) => odds[one])) {
      const value = odds[sign]
      const chip = offerBet('checkbox', id + sign, sign === 'x' ? 'X' : sign)
      chip.append(make('small', '', value))
      chip.querySelector('input').setAttribute('aria-label', `${nameOf(id + sign)} ${value}`)
      chips.append(chip)
    }
    box.append(about, chips)
    return box
  }

  startGame({
    offerBets(box) {
      box.append(...matches.map(offerMatch))
      box.onchange = ({ target }) => {
        results = null
        for (const other of target.closest('.match').querySelectorAll('input'))
          if (other !== target) other.checked = false
      }
    },
    enough: (picks) => picks.length > 0 && picks.length <= PICKS,
    drawn({ picks, stake, money, busy }) {
      const full = picks.length >= PICKS
      for (const match of document.querySelectorAll('.match')) {
        const isPicked = match.querySelector(':checked') !== null
        for (const input of match.querySelectorAll('input'))
          input.disabled = busy || (full && !isPicked)
      }
      const key = picks.join()
      if (key !== shownPicks) results = null
      shownPicks = key
      const list = make('ul')
      list.append(...picks.map(row))
      const sum = make('p', 'sum')
      if (picks.length === 0) sum.append(make('span', '', t('empty')))
      else {
        sum.append(make('span', '', `${t('odds')} ${total(picks)}`))
        const paid = make('span', '', `${t('returns')} `)
        paid.append(figure(money(returns(picks, stake))))
        sum.append(paid)
      }
      slip.replaceChildren(make('h2', '', t('slip')), list, sum)
    },
    begin() {
      results = null
    },
    async reveal(outcome, { won }) {
      const frames = [{ opacity: 0.5 }, { opacity: 1 }]
      // Wins and losses take equally long, so that the timing reveals nothing.
      if (!keepsStill()) await slip.animate(frames, { duration: 900 }).finished
      results = outcome?.symbols ?? []
      // Correct picks are marked only when all are correct, because one of two wins nothing.
      slip.classList.toggle('won', won)
    },
    textOf,
    write(next) {
      t = next
    },
  })
}
