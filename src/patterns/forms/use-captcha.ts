import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { captchaQueries } from '#api/member/captcha.ts'
import { now } from '#lib/clock.ts'
import { throttle } from '#lib/throttle.ts'

/** AUT-23, VAL-64. */
export const REFRESH_MS = 1000

/** How long a picture is valid for one try, as the contract says. */
export const CAPTCHA_MS = 5 * 60_000

/**
 * No picture until one is required; each round has a new one. `refresh` is for the visitor and
 * throttled. `renew` replaces a used picture and is not.
 */
export function useCaptcha() {
  const [round, setRound] = useState(0)
  const renew = () => setRound((last) => last + 1)
  const [refresh] = useState(() => throttle(REFRESH_MS, renew))
  const picture = useQuery({ ...captchaQueries.picture(round), enabled: round > 0 })
  return {
    shown: round > 0,
    round,
    renew,
    refresh,
    image: picture.data,
    loading: picture.isFetching,
    failed: picture.isError,
    /** The picture has expired, so any input would be refused. */
    isOld: () => picture.data !== undefined && now() - picture.dataUpdatedAt >= CAPTCHA_MS,
  }
}
