/**
 * The frame that all demo games share: messages to the host, stake, balance, result. A game provides its `bets` (or
 * `numbers` to pick from), and `reveal(message)`, which shows an outcome and returns a promise. The outcome itself
 * always comes from the host.
 */
globalThis.startGame = (game) => {
  const STEPS = [50n, 100n, 200n, 500n, 1000n, 2000n, 5000n, 10000n, 20000n, 50000n, 100000n]
  const LATE_MS = 15_000
  const $ = (id) => document.getElementById(id)
  const search = new URLSearchParams(location.search)
  let language = speak(search.get('lang'))
  const state = { ready: false, busy: false, id: 0, stake: 100n, min: 50n, max: 10000n }
  Object.assign(state, { balance: 0n, symbol: '', timer: 0 })

  // One demo represents many games of the catalogue, so it shows the name of the game that was opened.
  const named = { title: search.get('name') || undefined }
  const facts = Object.entries(game.facts ?? {})
  const t = (key) => {
    const text = named[key] ?? language.text(key)
    return facts.reduce((filled, [fact, value]) => filled.replaceAll(`{${fact}}`, value), text)
  }
  const money = (value) => shown(value, state.symbol)
  const send = (message) => parent.postMessage({ source: 'portal-game', ...message }, '*')
  function drawBets() {
    const box = $('bets')
    const before = chosen()
    const { bets, numbers, offerBets } = game
    box.hidden = !bets && !numbers && !offerBets
    box.replaceChildren(make('legend', '', t('bet')))
    if (bets) box.append(...bets.map(([id, pays]) => offerBet('radio', id, t(id), `×${pays}`)))
    offerBets?.(box)
    if (numbers) {
      const all = Array.from({ length: numbers.of }, (_, at) => String(at + 1))
      const dip = make('button', 'dip', t('dip'))
      dip.type = 'button'
      dip.addEventListener('click', pickForMe)
      box.classList.add('numbers')
      box.append(...all.map((id) => offerBet('checkbox', id, id)), dip)
    }
    const first = bets ? [bets[0][0]] : []
    const kept = before.length > 0 ? before : first
    for (const input of box.querySelectorAll('input')) input.checked = kept.includes(input.value)
  }
  const chosen = () => Array.from(document.querySelectorAll('#bets :checked'), (one) => one.value)
  const isChosen = () =>
    (!game.numbers || chosen().length === game.numbers.picks) && (game.enough?.(chosen()) ?? true)
  function pickForMe() {
    const inputs = [...document.querySelectorAll('#bets input')]
    for (const input of inputs) input.checked = false
    for (let left = game.numbers.picks; left > 0; left -= 1) {
      const free = inputs.filter((input) => !input.checked)
      free[Math.floor(Math.random() * free.length)].checked = true
    }
    draw()
  }

  function say(head, note, won) {
    const box = $('result')
    box.className = won ? 'result won' : 'result'
    box.replaceChildren(make('b'))
    box.firstChild.append(...[head].flat())
    if (!note) return
    box.append(make('small'))
    box.lastChild.append(...note)
  }
  function draw() {
    for (const one of ['balance', 'stake'])
      $(one).replaceChildren(state.ready ? figure(money(state[one])) : '…')
    const locked = !state.ready || state.busy
    const full = game.numbers && isChosen()
    for (const input of document.querySelectorAll('#bets input')) {
      input.disabled = state.busy || Boolean(full && !input.checked)
    }
    for (const dip of document.querySelectorAll('.dip')) dip.disabled = state.busy
    $('go').disabled = locked || !isChosen()
    $('less').disabled = locked || state.stake <= state.min
    $('more').disabled = locked || state.stake >= state.max
    game.drawn?.({ picks: chosen(), stake: state.stake, money, busy: state.busy })
  }
  function step(direction) {
    const between = STEPS.filter((value) => value > state.min && value < state.max)
    const all = [state.min, ...between, state.max]
    if (direction < 0) all.reverse()
    const next = all.find((one) => (direction > 0 ? one > state.stake : one < state.stake))
    if (next !== undefined) state.stake = next
    draw()
  }
  function rest() {
    const ready = isChosen() ? 'ready' : 'choose'
    say(t(state.ready ? ready : 'wait').replace('{go}', t('go')))
  }

  function go() {
    if (!state.ready || state.busy || !isChosen()) return
    const choice = chosen().join('-')
    state.busy = true
    state.id += 1
    game.begin?.(choice)
    say(t('busy'))
    draw()
    clearTimeout(state.timer)
    state.timer = setTimeout(() => say(t('late')), LATE_MS)
    const round = { type: 'round', id: `r${state.id}`, stake: plain(state.stake) }
    send(choice ? { ...round, choice } : round)
  }
  async function settle(message) {
    clearTimeout(state.timer)
    const stake = minor(message.stake)
    const payout = minor(message.payout)
    await game.reveal(message.outcome, { choice: chosen().join('-'), won: payout > 0n })
    const drawn = game.textOf?.(message.outcome, t)
    const amounts = { x: money(payout), s: money(stake), n: money(payout - stake) }
    const note = (key) => [...(drawn ? [drawn, ' · '].flat() : []), ...fill(t(key), amounts)]
    if (payout > 0n) say(fill(t('won'), amounts), note('wonNote'), true)
    else say(t('lost'), note('lostNote'))
    state.balance = minor(message.balance)
    state.busy = false
    draw()
    send({ type: 'shown', id: message.id })
  }
  function write() {
    document.title = t('title')
    for (const one of document.querySelectorAll('[data-t]')) one.textContent = t(one.dataset.t)
    for (const id of ['less', 'more']) $(id).setAttribute('aria-label', t(id))
    game.write?.(t)
    drawBets()
    rest()
    draw()
  }
  function sit(message) {
    state.balance = minor(message.balance)
    state.symbol = String(message.currencySymbol || '')
    state.min = minor(message.minStake || '0.50')
    state.max = minor(message.maxStake || '100.00')
    const low = state.stake < state.min ? state.min : state.stake
    state.stake = low > state.max ? state.max : low
    state.ready = true
    if (message.lang) language = speak(message.lang)
    $('demo').hidden = message.demo !== true
    write()
  }

  addEventListener('message', ({ data, source }) => {
    if (source !== parent || data?.source !== 'portal-host') return
    if (data.type === 'init') return state.busy ? undefined : sit(data)
    if (data.id !== `r${state.id}` || !state.busy) return
    if (data.type === 'result') void settle(data)
    else if (data.type === 'waiting') {
      clearTimeout(state.timer)
      say(String(data.message || ''))
    } else if (data.type === 'refused') {
      clearTimeout(state.timer)
      state.busy = false
      game.refused?.()
      say(String(data.message || ''))
      draw()
    }
  })
  buildGame()
  $('go').addEventListener('click', go)
  $('less').addEventListener('click', () => step(-1))
  $('more').addEventListener('click', () => step(1))
  // In a frame, the portal shows the exit, next to the time and the net result.
  $('exit').hidden = parent !== self
  $('exit').addEventListener('click', () => send({ type: 'exit' }))
  $('bets').addEventListener('change', () => {
    if (!state.busy) rest()
    draw()
  })
  addEventListener('keydown', (event) => {
    const isSpace = event.key === ' '
    if ((!isSpace && event.key !== 'Enter') || event.repeat) return
    if (event.target.closest?.('button, summary') || (isSpace && event.target.closest?.('input')))
      return
    event.preventDefault()
    go()
  })
  write()
  send({ type: 'ready', shows: true })
}
