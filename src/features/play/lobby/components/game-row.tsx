import { Heart, Play, Wrench } from 'lucide-react'
import { useWriteBlockId } from '#patterns/use-online.ts'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { LazyImage } from '#ui/lazy-image/lazy-image.tsx'
import { cardBackground } from '#ui/tile/card-background.ts'
import type { CatalogueGame } from '../catalogue/model.ts'
import type { Tiles } from '../hooks/use-tiles.ts'
import styles from './game-row.module.css'

const ART = { portrait: { width: 240, height: 320 }, wide: { width: 320, height: 180 } }

interface GameRowProps {
  game: CatalogueGame
  tiles: Tiles
  /** The page that names the vendor does not repeat it. */
  vendorHidden?: boolean
}

/** A game as a row with what distinguishes it and all its actions, none of which needs hovering. */
export function GameRow({ game, tiles, vendorHidden = false }: GameRowProps) {
  const { actions, texts, favorites, pictureOf, shape } = tiles
  const blockId = useWriteBlockId()
  const { src, others } = pictureOf(game)
  const liked = favorites.has(game.id)
  return (
    <li className={styles.row} data-closed={game.maintenance}>
      <span
        className={styles.art}
        data-shape={shape}
        style={{ backgroundImage: cardBackground(game.id) }}
      >
        <LazyImage src={src} fallbackSrc={others} alt="" fill {...ART[shape]} />
      </span>
      <span className={styles.text}>
        <bdi className={styles.name}>{game.name}</bdi>
        {game.maintenance ? (
          <span className={styles.closed}>
            <Icon of={Wrench} size="xs" />
            {texts.closed}
          </span>
        ) : (
          <span className={styles.facts}>
            {vendorHidden ? null : <bdi>{game.vendorName}</bdi>}
            {game.marks.includes('JP') ? <b>{texts.jackpot}</b> : null}
            {game.rtp === null ? null : <bdi>{texts.rtp(game.rtp.toFixed(1))}</bdi>}
          </span>
        )}
      </span>
      <span className={styles.actions}>
        {game.trial && !game.maintenance ? (
          <Button className={styles.demo} size="sm" onClick={() => actions.demo(game)}>
            {texts.demo}
            <span className="visually-hidden"> {game.name}</span>
          </Button>
        ) : null}
        <IconButton
          of={Heart}
          className={styles.heart}
          label={texts.favourite(game.name)}
          pressed={liked}
          disabled={blockId !== undefined}
          aria-describedby={blockId}
          onClick={() => actions.like(game, !liked)}
        />
        {game.maintenance ? null : (
          <Button size="sm" variant="primary" startIcon={Play} onClick={() => actions.play(game)}>
            {texts.play}
            <span className="visually-hidden"> {game.name}</span>
          </Button>
        )}
      </span>
    </li>
  )
}
