/** Elements that draw, and those that tell what is drawn. Without scripts, links, HTML, outside pictures in filters, or motion. */
export const ALLOWED_ELEMENTS: ReadonlySet<string> = new Set(
  `svg g defs symbol use path rect circle ellipse line polyline polygon text tspan textPath title desc linearGradient
  radialGradient stop clipPath mask pattern marker image style switch filter feBlend feColorMatrix feComponentTransfer feComposite
  feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR
  feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence`.split(
    /\s+/,
  ),
);

/** Elements that are dropped and leave what they hold. */
export const UNWRAPPED_ELEMENTS: ReadonlySet<string> = new Set(["a"]);

/**
 * Attributes that draw, as they are written. Whatever is not here is dropped: handlers, links, what programs write for
 * themselves.
 */
export const ALLOWED_ATTRIBUTES: ReadonlySet<string> = new Set(
  `id class style lang x y x1 y1 x2 y2 cx cy r rx ry fx fy fr d points width height viewBox preserveAspectRatio transform
  pathLength version role aria-label aria-labelledby aria-hidden fill fill-opacity fill-rule stroke stroke-width stroke-opacity
  stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray stroke-dashoffset vector-effect paint-order opacity color display
  visibility overflow clip-path clip-rule clipPathUnits mask maskUnits maskContentUnits mask-type filter filterUnits primitiveUnits
  gradientUnits gradientTransform spreadMethod offset stop-color stop-opacity patternUnits patternContentUnits patternTransform
  marker-start marker-mid marker-end markerWidth markerHeight markerUnits orient refX refY font font-family font-size font-weight
  font-style font-variant font-stretch letter-spacing word-spacing text-anchor text-decoration text-rendering textLength lengthAdjust
  dominant-baseline alignment-baseline baseline-shift dx dy rotate startOffset method spacing side writing-mode direction unicode-bidi
  shape-rendering image-rendering color-interpolation color-interpolation-filters mix-blend-mode isolation enable-background
  in in2 result mode type values tableValues slope intercept amplitude exponent operator k1 k2 k3 k4 order kernelMatrix divisor bias
  targetX targetY edgeMode preserveAlpha surfaceScale diffuseConstant specularConstant specularExponent lighting-color
  azimuth elevation limitingConeAngle z pointsAtX pointsAtY pointsAtZ scale xChannelSelector yChannelSelector stdDeviation
  flood-color flood-opacity radius baseFrequency numOctaves seed stitchTiles`.split(/\s+/),
);
