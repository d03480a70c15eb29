// The yardstick of `npm run bench:ui`: as many cards as the portal has games, and nothing but what makes a list quick.
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { memo, useDeferredValue, useMemo, useState } from 'react'
import { createRoot } from 'react-dom/client'

const COLUMNS = 6
const GAP = 16
const TEXT = 48

const Card = memo(function Card({ name, vendor, picture }) {
  return (
    <article aria-label={name}>
      <img src={picture} alt="" width={240} height={320} decoding="async" />
      <h2>{name}</h2>
      <p>{vendor}</p>
    </article>
  )
})

const List = memo(function List({ cards }) {
  const width = (window.innerWidth - 3 * GAP - (COLUMNS - 1) * GAP) / COLUMNS
  const rows = useWindowVirtualizer({
    count: Math.ceil(cards.length / COLUMNS),
    estimateSize: () => (width * 4) / 3 + TEXT + GAP,
    overscan: 1,
    useFlushSync: false,
  })
  return (
    <div className="list" role="feed" style={{ height: rows.getTotalSize() }}>
      {rows.getVirtualItems().map(({ key, index, start }) => (
        <div key={key} className="row" style={{ transform: `translateY(${start}px)` }}>
          {cards.slice(index * COLUMNS, (index + 1) * COLUMNS).map((card) => (
            <Card key={card.picture} {...card} />
          ))}
        </div>
      ))}
    </div>
  )
})

function Page({ cards }) {
  const [text, setText] = useState('')
  const query = useDeferredValue(text.trim().toLowerCase())
  const found = useMemo(
    () => (query ? cards.filter(({ plain }) => plain.includes(query)) : cards),
    [cards, query],
  )
  return (
    <>
      <header>
        <input
          type="search"
          aria-label="Search"
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </header>
      <main>
        <List cards={found} />
      </main>
    </>
  )
}

const cards = await (await fetch('cards.json')).json()
createRoot(document.getElementById('root')).render(
  <Page cards={cards.map((card) => ({ ...card, plain: card.name.toLowerCase() }))} />,
)
