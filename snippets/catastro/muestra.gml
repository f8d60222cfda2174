<?xml version="1.0" encoding="UTF-8"?>
<!-- Manzana de muestra, inventada: ni la referencia ni las formas existen. Mismo esquema que entrega el Catastro. -->
<gml:FeatureCollection gml:id="ES.SDGC.BU" xmlns:gml="http://www.opengis.net/gml/3.2" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:base="urn:x-inspire:specification:gmlas:BaseTypes:3.2" xmlns:bu-core2d="http://inspire.jrc.ec.europa.eu/schemas/bu-core2d/2.0" xmlns:bu-ext2d="http://inspire.jrc.ec.europa.eu/schemas/bu-ext2d/2.0">
  <gml:featureMember>
    <bu-ext2d:BuildingPart gml:id="ES.SDGC.BU.0000000AA0000A_part1">
      <bu-core2d:beginLifespanVersion>2000-01-01T00:00:00</bu-core2d:beginLifespanVersion>
      <bu-core2d:inspireId>
        <base:Identifier>
          <base:localId>0000000AA0000A_part1</base:localId>
          <base:namespace>ES.SDGC.BU</base:namespace>
        </base:Identifier>
      </bu-core2d:inspireId>
      <bu-ext2d:geometry>
        <bu-core2d:BuildingGeometry>
          <bu-core2d:geometry>
            <gml:Surface gml:id="Surface_ES.SDGC.BU.0000000AA0000A_part1" srsName="urn:ogc:def:crs:EPSG::25830">
              <gml:patches>
              <gml:PolygonPatch>
                <gml:exterior>
                  <gml:LinearRing>
                    <gml:posList srsDimension="2" count="5">500000.00 4400000.00 500060.00 4400000.00 500060.00 4400060.00 500000.00 4400060.00 500000.00 4400000.00</gml:posList>
                  </gml:LinearRing>
                </gml:exterior>
                <gml:interior>
                  <gml:LinearRing>
                    <gml:posList srsDimension="2" count="5">500018.00 4400018.00 500042.00 4400018.00 500042.00 4400042.00 500018.00 4400042.00 500018.00 4400018.00</gml:posList>
                  </gml:LinearRing>
                </gml:interior>
              </gml:PolygonPatch>
              </gml:patches>
            </gml:Surface>
          </bu-core2d:geometry>
        </bu-core2d:BuildingGeometry>
      </bu-ext2d:geometry>
      <bu-ext2d:numberOfFloorsAboveGround>5</bu-ext2d:numberOfFloorsAboveGround>
      <bu-ext2d:heightBelowGround uom="m">3</bu-ext2d:heightBelowGround>
      <bu-ext2d:numberOfFloorsBelowGround>1</bu-ext2d:numberOfFloorsBelowGround>
    </bu-ext2d:BuildingPart>
  </gml:featureMember>
  <gml:featureMember>
    <bu-ext2d:BuildingPart gml:id="ES.SDGC.BU.0000000AA0000A_part2">
      <bu-core2d:beginLifespanVersion>2000-01-01T00:00:00</bu-core2d:beginLifespanVersion>
      <bu-core2d:inspireId>
        <base:Identifier>
          <base:localId>0000000AA0000A_part2</base:localId>
          <base:namespace>ES.SDGC.BU</base:namespace>
        </base:Identifier>
      </bu-core2d:inspireId>
      <bu-ext2d:geometry>
        <bu-core2d:BuildingGeometry>
          <bu-core2d:geometry>
            <gml:Surface gml:id="Surface_ES.SDGC.BU.0000000AA0000A_part2" srsName="urn:ogc:def:crs:EPSG::25830">
              <gml:patches>
              <gml:PolygonPatch>
                <gml:exterior>
                  <gml:LinearRing>
                    <gml:posList srsDimension="2" count="5">500060.00 4400000.00 500084.00 4400000.00 500084.00 4400024.00 500060.00 4400024.00 500060.00 4400000.00</gml:posList>
                  </gml:LinearRing>
                </gml:exterior>
              </gml:PolygonPatch>
              </gml:patches>
            </gml:Surface>
          </bu-core2d:geometry>
        </bu-core2d:BuildingGeometry>
      </bu-ext2d:geometry>
      <bu-ext2d:numberOfFloorsAboveGround>7</bu-ext2d:numberOfFloorsAboveGround>
      <bu-ext2d:heightBelowGround uom="m">3</bu-ext2d:heightBelowGround>
      <bu-ext2d:numberOfFloorsBelowGround>1</bu-ext2d:numberOfFloorsBelowGround>
    </bu-ext2d:BuildingPart>
  </gml:featureMember>
  <gml:featureMember>
    <bu-ext2d:BuildingPart gml:id="ES.SDGC.BU.0000000AA0000A_part3">
      <bu-core2d:beginLifespanVersion>2000-01-01T00:00:00</bu-core2d:beginLifespanVersion>
      <bu-core2d:inspireId>
        <base:Identifier>
          <base:localId>0000000AA0000A_part3</base:localId>
          <base:namespace>ES.SDGC.BU</base:namespace>
        </base:Identifier>
      </bu-core2d:inspireId>
      <bu-ext2d:geometry>
        <bu-core2d:BuildingGeometry>
          <bu-core2d:geometry>
            <gml:Surface gml:id="Surface_ES.SDGC.BU.0000000AA0000A_part3" srsName="urn:ogc:def:crs:EPSG::25830">
              <gml:patches>
              <gml:PolygonPatch>
                <gml:exterior>
                  <gml:LinearRing>
                    <gml:posList srsDimension="2" count="5">500060.00 4400024.00 500084.00 4400024.00 500084.00 4400060.00 500060.00 4400060.00 500060.00 4400024.00</gml:posList>
                  </gml:LinearRing>
                </gml:exterior>
              </gml:PolygonPatch>
              </gml:patches>
            </gml:Surface>
          </bu-core2d:geometry>
        </bu-core2d:BuildingGeometry>
      </bu-ext2d:geometry>
      <bu-ext2d:numberOfFloorsAboveGround>6</bu-ext2d:numberOfFloorsAboveGround>
      <bu-ext2d:heightBelowGround uom="m">0</bu-ext2d:heightBelowGround>
      <bu-ext2d:numberOfFloorsBelowGround>0</bu-ext2d:numberOfFloorsBelowGround>
    </bu-ext2d:BuildingPart>
  </gml:featureMember>
  <gml:featureMember>
    <bu-ext2d:BuildingPart gml:id="ES.SDGC.BU.0000000AA0000A_part4">
      <bu-core2d:beginLifespanVersion>2000-01-01T00:00:00</bu-core2d:beginLifespanVersion>
      <bu-core2d:inspireId>
        <base:Identifier>
          <base:localId>0000000AA0000A_part4</base:localId>
          <base:namespace>ES.SDGC.BU</base:namespace>
        </base:Identifier>
      </bu-core2d:inspireId>
      <bu-ext2d:geometry>
        <bu-core2d:BuildingGeometry>
          <bu-core2d:geometry>
            <gml:Surface gml:id="Surface_ES.SDGC.BU.0000000AA0000A_part4" srsName="urn:ogc:def:crs:EPSG::25830">
              <gml:patches>
              <gml:PolygonPatch>
                <gml:exterior>
                  <gml:LinearRing>
                    <gml:posList srsDimension="2" count="5">500024.00 4400024.00 500036.00 4400024.00 500036.00 4400036.00 500024.00 4400036.00 500024.00 4400024.00</gml:posList>
                  </gml:LinearRing>
                </gml:exterior>
              </gml:PolygonPatch>
              </gml:patches>
            </gml:Surface>
          </bu-core2d:geometry>
        </bu-core2d:BuildingGeometry>
      </bu-ext2d:geometry>
      <bu-ext2d:numberOfFloorsAboveGround>1</bu-ext2d:numberOfFloorsAboveGround>
      <bu-ext2d:heightBelowGround uom="m">0</bu-ext2d:heightBelowGround>
      <bu-ext2d:numberOfFloorsBelowGround>0</bu-ext2d:numberOfFloorsBelowGround>
    </bu-ext2d:BuildingPart>
  </gml:featureMember>
  <gml:featureMember>
    <bu-ext2d:BuildingPart gml:id="ES.SDGC.BU.0000000AA0000A_part5">
      <bu-core2d:beginLifespanVersion>2000-01-01T00:00:00</bu-core2d:beginLifespanVersion>
      <bu-core2d:inspireId>
        <base:Identifier>
          <base:localId>0000000AA0000A_part5</base:localId>
          <base:namespace>ES.SDGC.BU</base:namespace>
        </base:Identifier>
      </bu-core2d:inspireId>
      <bu-ext2d:geometry>
        <bu-core2d:BuildingGeometry>
          <bu-core2d:geometry>
            <gml:Surface gml:id="Surface_ES.SDGC.BU.0000000AA0000A_part5" srsName="urn:ogc:def:crs:EPSG::25830">
              <gml:patches>
              <gml:PolygonPatch>
                <gml:exterior>
                  <gml:LinearRing>
                    <gml:posList srsDimension="2" count="5">500084.00 4400000.00 500100.00 4400000.00 500100.00 4400060.00 500084.00 4400060.00 500084.00 4400000.00</gml:posList>
                  </gml:LinearRing>
                </gml:exterior>
              </gml:PolygonPatch>
              </gml:patches>
            </gml:Surface>
          </bu-core2d:geometry>
        </bu-core2d:BuildingGeometry>
      </bu-ext2d:geometry>
      <bu-ext2d:numberOfFloorsAboveGround>0</bu-ext2d:numberOfFloorsAboveGround>
      <bu-ext2d:heightBelowGround uom="m">3</bu-ext2d:heightBelowGround>
      <bu-ext2d:numberOfFloorsBelowGround>1</bu-ext2d:numberOfFloorsBelowGround>
    </bu-ext2d:BuildingPart>
  </gml:featureMember>
  <gml:featureMember>
    <bu-ext2d:BuildingPart gml:id="ES.SDGC.BU.0000000AA0000A_part6">
      <bu-core2d:beginLifespanVersion>2000-01-01T00:00:00</bu-core2d:beginLifespanVersion>
      <bu-core2d:inspireId>
        <base:Identifier>
          <base:localId>0000000AA0000A_part6</base:localId>
          <base:namespace>ES.SDGC.BU</base:namespace>
        </base:Identifier>
      </bu-core2d:inspireId>
      <bu-ext2d:geometry>
        <bu-core2d:BuildingGeometry>
          <bu-core2d:geometry>
            <gml:Surface gml:id="Surface_ES.SDGC.BU.0000000AA0000A_part6" srsName="urn:ogc:def:crs:EPSG::25830">
              <gml:patches>
              <gml:PolygonPatch>
                <gml:exterior>
                  <gml:LinearRing>
                    <gml:posList srsDimension="2" count="6">500000.00 4400072.00 500020.00 4400072.00 500026.00 4400082.00 500020.00 4400092.00 500000.00 4400092.00 500000.00 4400072.00</gml:posList>
                  </gml:LinearRing>
                </gml:exterior>
              </gml:PolygonPatch>
              </gml:patches>
            </gml:Surface>
          </bu-core2d:geometry>
        </bu-core2d:BuildingGeometry>
      </bu-ext2d:geometry>
      <bu-ext2d:numberOfFloorsAboveGround>12</bu-ext2d:numberOfFloorsAboveGround>
      <bu-ext2d:heightBelowGround uom="m">6</bu-ext2d:heightBelowGround>
      <bu-ext2d:numberOfFloorsBelowGround>2</bu-ext2d:numberOfFloorsBelowGround>
    </bu-ext2d:BuildingPart>
  </gml:featureMember>
  <gml:featureMember>
    <bu-ext2d:BuildingPart gml:id="ES.SDGC.BU.0000000AA0000A_part7">
      <bu-core2d:beginLifespanVersion>2000-01-01T00:00:00</bu-core2d:beginLifespanVersion>
      <bu-core2d:inspireId>
        <base:Identifier>
          <base:localId>0000000AA0000A_part7</base:localId>
          <base:namespace>ES.SDGC.BU</base:namespace>
        </base:Identifier>
      </bu-core2d:inspireId>
      <bu-ext2d:geometry>
        <bu-core2d:BuildingGeometry>
          <bu-core2d:geometry>
            <gml:Surface gml:id="Surface_ES.SDGC.BU.0000000AA0000A_part7" srsName="urn:ogc:def:crs:EPSG::25830">
              <gml:patches>
              <gml:PolygonPatch>
                <gml:exterior>
                  <gml:LinearRing>
                    <gml:posList srsDimension="2" count="5">500026.00 4400076.00 500070.00 4400076.00 500070.00 4400090.00 500026.00 4400090.00 500026.00 4400076.00</gml:posList>
                  </gml:LinearRing>
                </gml:exterior>
              </gml:PolygonPatch>
              </gml:patches>
            </gml:Surface>
          </bu-core2d:geometry>
        </bu-core2d:BuildingGeometry>
      </bu-ext2d:geometry>
      <bu-ext2d:numberOfFloorsAboveGround>2</bu-ext2d:numberOfFloorsAboveGround>
      <bu-ext2d:heightBelowGround uom="m">0</bu-ext2d:heightBelowGround>
      <bu-ext2d:numberOfFloorsBelowGround>0</bu-ext2d:numberOfFloorsBelowGround>
    </bu-ext2d:BuildingPart>
  </gml:featureMember>
  <gml:featureMember>
    <bu-ext2d:BuildingPart gml:id="ES.SDGC.BU.0000000AA0000A_part8">
      <bu-core2d:beginLifespanVersion>2000-01-01T00:00:00</bu-core2d:beginLifespanVersion>
      <bu-core2d:inspireId>
        <base:Identifier>
          <base:localId>0000000AA0000A_part8</base:localId>
          <base:namespace>ES.SDGC.BU</base:namespace>
        </base:Identifier>
      </bu-core2d:inspireId>
      <bu-ext2d:geometry>
        <bu-core2d:BuildingGeometry>
          <bu-core2d:geometry>
            <gml:Surface gml:id="Surface_ES.SDGC.BU.0000000AA0000A_part8" srsName="urn:ogc:def:crs:EPSG::25830">
              <gml:patches>
              <gml:PolygonPatch>
                <gml:exterior>
                  <gml:LinearRing>
                    <gml:posList srsDimension="2" count="5">500074.00 4400076.00 500080.00 4400076.00 500080.00 4400082.00 500074.00 4400082.00 500074.00 4400076.00</gml:posList>
                  </gml:LinearRing>
                </gml:exterior>
              </gml:PolygonPatch>
              </gml:patches>
            </gml:Surface>
          </bu-core2d:geometry>
        </bu-core2d:BuildingGeometry>
      </bu-ext2d:geometry>
      <bu-ext2d:numberOfFloorsAboveGround xsi:nil="true" nilReason="other:unpopulated"></bu-ext2d:numberOfFloorsAboveGround>
      <bu-ext2d:heightBelowGround uom="m">0</bu-ext2d:heightBelowGround>
      <bu-ext2d:numberOfFloorsBelowGround>0</bu-ext2d:numberOfFloorsBelowGround>
    </bu-ext2d:BuildingPart>
  </gml:featureMember>
</gml:FeatureCollection>
