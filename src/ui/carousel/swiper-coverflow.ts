export { default as Swiper } from 'swiper'
export { EffectCoverflow } from 'swiper/modules'
export { manageLoopFocus } from './loop-focus.ts'
