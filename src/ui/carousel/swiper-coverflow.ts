export { default as Swiper } from 'swiper'
export { EffectCoverflow } from 'swiper/modules'
export { followReach } from './reach.ts'
