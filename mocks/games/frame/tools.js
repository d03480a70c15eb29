/** With reduced motion every outcome is shown at once. */
globalThis.keepsStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Converts an amount such as "12.50" to minor units and back. No amount is ever a float. */
globalThis.minor = (amount) => {
  const m = /^(-?)(\d+)(?:\.(\d{1,2}))?$/.exec(String(amount))
  return m ? BigInt(m[1] + m[2] + (m[3] || '').padEnd(2, '0')) : 0n
}
globalThis.plain = (value) => {
  const digits = (value < 0n ? -value : value).toString().padStart(3, '0')
  return `${value < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}
globalThis.shown = (value, symbol) => {
  const grouped = plain(value < 0n ? -value : value).replace(/\B(?=(\d{3})+(?=\.))/g, ',')
  return `${value < 0n ? '−' : ''}${symbol}${grouped}`
}

globalThis.make = (tag, className, text) => {
  const node = document.createElement(tag)
  if (className) node.className = className
  if (text !== undefined) node.textContent = text
  return node
}

/** A number with a sign, isolated so that it keeps its order in right-to-left text. */
globalThis.figure = (text) => {
  const node = make('bdi', '', text)
  node.dir = 'ltr'
  return node
}
/** A text with amounts in place of its `+{n}`, as arguments for `append`. */
globalThis.fill = (text, amounts) =>
  text.split(/([+−]?\{\w\})/).map((part) => {
    const [, sign, name] = /^([+−]?)\{(\w)\}$/.exec(part) || []
    return name ? figure(sign + amounts[name]) : part
  })

/** The return that the tile states, in hundredths of a per cent; without a tile the game's own return. */
globalThis.statedReturn = (own) => {
  const [, stated = own] = /[?&]rtp=(\d\d\.\d\d)(?:&|$)/.exec(location.search) || []
  return Number(stated.replace('.', ''))
}
/** The payout of a bet that wins in `ways` of `of` equal cases; the rules compute it in the same way. */
globalThis.paysFor = (back, ways, of) => String(Math.round((back * of) / ways) / 10_000)

/** Rotates an element to an angle; takes the same time for wins and losses. */
globalThis.turnTo = async (node, from, to) => {
  if (!keepsStill()) {
    const frames = [{ transform: `rotate(${from}deg)` }, { transform: `rotate(${to}deg)` }]
    await node.animate(frames, { duration: 2600, easing: 'cubic-bezier(.15,.6,.2,1)' }).finished
  }
  node.style.transform = `rotate(${to}deg)`
}
