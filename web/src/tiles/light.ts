/** Light on tiles: gradients that all tiles of the document share. */
import { light } from '../../../src/capicua/render/svg/tileset.json'

type Stops = readonly (readonly (number | string)[])[]

const stops = (all: Stops) =>
  all.map(([at, colour, alpha]) => `<stop offset="${at}" stop-color="${colour}" stop-opacity="${alpha}"/>`).join('')

/** Adds the gradients to the document; they take no space and need no redrawing. */
export function shine(): void {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  for (const [name, value] of Object.entries({ class: 'light', width: '0', height: '0', 'aria-hidden': 'true' }))
    svg.setAttribute(name, value)
  svg.innerHTML =
    `<linearGradient id="tile-gloss" x2="1" y2="1">${stops(light.gloss)}</linearGradient>` +
    `<linearGradient id="tile-bevel" x2="1" y2="1">${stops(light.bevel)}</linearGradient>` +
    `<radialGradient id="tile-brass" cx=".35" cy=".3" r=".8">${stops(light.brass)}</radialGradient>`
  document.body.append(svg)
}
