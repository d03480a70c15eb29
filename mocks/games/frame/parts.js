/** The parts that demo games share around their scenes: heading, result and controls, still without texts. */
globalThis.buildGame = () => {
  const main = document.querySelector('main')
  const head = make('header')
  head.innerHTML =
    '<h1 data-t="title"></h1><span class="demo" id="demo" data-t="demo" hidden></span>' +
    '<button type="button" id="exit" data-t="exit"></button>' +
    (new URLSearchParams(location.search).has('standsIn')
      ? '<p class="stands-in" data-t="standsIn"></p>'
      : '')
  main.prepend(head)
  const result = make('p', 'result')
  result.id = 'result'
  result.setAttribute('aria-live', 'polite')
  const controls = make('div', 'controls')
  controls.innerHTML =
    '<fieldset class="bets" id="bets" hidden></fieldset><section class="panel">' +
    '<dl class="figures"><dt data-t="balance"></dt><dd id="balance">…</dd></dl>' +
    '<button type="button" class="go" id="go" data-t="go" disabled></button>' +
    '<div class="stake"><span class="label" id="stake-label" data-t="stake"></span>' +
    '<fieldset class="stepper" aria-labelledby="stake-label">' +
    '<button type="button" id="less" disabled>−</button><output id="stake">…</output>' +
    '<button type="button" id="more" disabled>+</button></fieldset></div></section>' +
    '<details><summary data-t="pays"></summary><div id="pays"></div>' +
    '<p class="rules" data-t="rules"></p></details>'
  main.append(result, controls)
}

/** One bet to choose; `note` is its payout. */
globalThis.offerBet = (kind, id, label, note) => {
  const chip = make('label', 'bet')
  const input = make('input')
  Object.assign(input, { type: kind, name: 'bet', value: id })
  chip.append(input, make('span', '', label))
  if (note) {
    const pays = make('small')
    pays.append(figure(note))
    chip.append(pays)
  }
  return chip
}
