import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp } from 'lucide-react'
import { useId, useState } from 'react'
import Cropper, { type Area, type MediaSize, type Point, type Size } from 'react-easy-crop'
import 'react-easy-crop/react-easy-crop.css'
import { IconButton } from '../icon-button/icon-button.tsx'
import styles from './picture-crop.module.css'

/** The chosen part, in pixels of the picture. */
export type CropArea = Area

export interface PictureCropProps {
  src: string
  onChange: (area: CropArea) => void
  labels: {
    /** Of the picture, which the arrow keys move: "Part of the picture, move it with the arrow keys". */
    area: string
    zoom: string
    move: string
    left: string
    up: string
    down: string
    right: string
  }
}

const STEP = 16
const ZOOM = { min: 1, max: 4, step: 0.1 }

const MOVES = [
  { to: 'left', icon: ArrowLeft, x: -STEP, y: 0 },
  { to: 'up', icon: ArrowUp, x: 0, y: -STEP },
  { to: 'down', icon: ArrowDown, x: 0, y: STEP },
  { to: 'right', icon: ArrowRight, x: STEP, y: 0 },
] as const

/** Keeps the frame on the picture: the offset is at most half of the part that is larger than the frame. */
const held = (offset: number, length: number, frame: number): number => {
  const most = Math.max(0, (length - frame) / 2)
  return Math.min(most, Math.max(-most, offset))
}

/**
 * The round part of a picture, chosen by dragging, pinching and scrolling, by arrow keys and a slider, or by
 * buttons: nothing needs a drag. Load it lazily; `crop-image.ts` cuts the part out.
 */
export function PictureCrop({ src, onChange, labels }: PictureCropProps) {
  const id = useId()
  const [at, setAt] = useState<Point>({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(ZOOM.min)
  const [media, setMedia] = useState<MediaSize | null>(null)
  const [frame, setFrame] = useState<Size | null>(null)
  const move = (x: number, y: number) => {
    if (media === null || frame === null) return
    setAt({
      x: held(at.x + x, media.width * zoom, frame.width),
      y: held(at.y + y, media.height * zoom, frame.height),
    })
  }
  return (
    <div className={styles.root}>
      <div className={styles.stage}>
        <Cropper
          image={src}
          crop={at}
          zoom={zoom}
          aspect={1}
          cropShape="round"
          showGrid={false}
          minZoom={ZOOM.min}
          maxZoom={ZOOM.max}
          keyboardStep={STEP}
          onCropChange={setAt}
          onZoomChange={setZoom}
          onMediaLoaded={setMedia}
          onCropSizeChange={setFrame}
          onCropAreaChange={(_, pixels) => onChange(pixels)}
          mediaProps={{ alt: '' }}
          cropperProps={{ role: 'application', 'aria-label': labels.area }}
          classes={{ cropAreaClassName: styles.frame ?? '' }}
          disableAutomaticStylesInjection
        />
      </div>
      <div className={styles.controls}>
        <label className={styles.zoom} htmlFor={id}>
          {labels.zoom}
          <input
            id={id}
            type="range"
            {...ZOOM}
            value={zoom}
            aria-valuetext={`${Math.round(zoom * 100)}%`}
            onChange={(event) => setZoom(event.target.valueAsNumber)}
          />
        </label>
        <fieldset className={styles.moves} aria-label={labels.move}>
          {MOVES.map(({ to, icon, x, y }) => (
            <IconButton
              key={to}
              of={icon}
              label={labels[to]}
              variant="outline"
              onClick={() => move(x, y)}
            />
          ))}
        </fieldset>
      </div>
    </div>
  )
}
