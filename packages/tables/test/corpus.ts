/** File in the layout of somebody who publishes, with figures that are invented. */
export interface CorpusFile {
  readonly name: string;
  readonly text: string;
  /** Names of the columns, written by hand. */
  readonly names: readonly string[];
  /** Each row of data as every tool reads it, written by hand. */
  readonly rows: readonly (readonly string[])[];
  /** Flags as «row column flag», the row of the file from 1, the column of the plain table from 0. */
  readonly flags?: readonly string[];
  /** First cells of the rows that are left out. */
  readonly asides?: readonly string[];
  /** Names of the columns that are asked. */
  readonly asked?: readonly string[];
}

/** Layouts as their publishers write them. @see docs/adr/0099-one-reader-of-tables.md */
export const CORPUS: readonly CorpusFile[] = [
  {
    name: "yfinance, three rows of names",
    text: "Price,Close,High,Low,Open,Volume\nTicker,^IBEX,^IBEX,^IBEX,^IBEX,^IBEX\nDate,,,,,\n2024-01-02,10182.099609375,10206.5,10090.2001953125,10128.2998046875,132837400\n2024-01-03,10053.400390625,10191.2998046875,10002,10182.2001953125,141094600\n",
    names: ["Date", "Close", "High", "Low", "Open", "Volume"],
    rows: [
      ["2024-01-02", "10182,099609375", "10206,5", "10090,2001953125", "10128,2998046875", "132837400"],
      ["2024-01-03", "10053,400390625", "10191,2998046875", "10002", "10182,2001953125", "141094600"],
    ],
  },
  {
    name: "yfinance, two values at once",
    text: "Price,Close,Close\nTicker,^GSPC,^IBEX\nDate,,\n2024-01-02,4742.83,10182.1\n2024-01-03,4704.81,10053.4\n",
    names: ["Date", "Close · ^GSPC", "Close · ^IBEX"],
    rows: [
      ["2024-01-02", "4742,83", "10182,1"],
      ["2024-01-03", "4704,81", "10053,4"],
    ],
  },
  {
    name: "Yahoo, as its page gave it",
    text: "Date,Open,High,Low,Close,Adj Close,Volume\n2024-01-02,10128.299805,10206.500000,10090.200195,10182.099609,10182.099609,132837400\n2024-01-03,null,null,null,null,null,null\n",
    names: ["Date", "Open", "High", "Low", "Close", "Adj Close", "Volume"],
    rows: [
      ["2024-01-02", "10128,299805", "10206,500000", "10090,200195", "10182,099609", "10182,099609", "132837400"],
      ["2024-01-03", "", "", "", "", "", ""],
    ],
    flags: ["3 1 null", "3 2 null", "3 3 null", "3 4 null", "3 5 null", "3 6 null"],
  },
  {
    name: "Investing.com in Spanish, with a byte-order mark",
    text: '\uFEFF"Fecha","Último","Apertura","Máximo","Mínimo","Vol.","% var."\n"19.11.2026","16.123,40","16.001,10","16.150,00","15.990,20","123,45M","0,76%"\n"18.11.2026","16.001,80","16.050,00","16.080,30","15.950,10","98,10M","-0,30%"\n',
    names: ["Fecha", "Último", "Apertura", "Máximo", "Mínimo", "Vol.", "% var."],
    rows: [
      ["2026-11-19", "16123,40", "16001,10", "16150,00", "15990,20", "123,45M", "0,76 %"],
      ["2026-11-18", "16001,80", "16050,00", "16080,30", "15950,10", "98,10M", "-0,30 %"],
    ],
  },
  {
    name: "Investing.com of a currency with three decimals, where the change tells the comma",
    text: '"Fecha","Último","% var."\n"19.11.2026","1,085","0,76%"\n"18.11.2026","1,077","-0,30%"\n',
    names: ["Fecha", "Último", "% var."],
    rows: [
      ["2026-11-19", "1,085", "0,76 %"],
      ["2026-11-18", "1,077", "-0,30 %"],
    ],
  },
  {
    name: "INE, px-csv with semicolons, points between thousands",
    text: "Sexo;Provincias;Periodo;Total\nAmbos sexos;Total Nacional;2024T1;21.250,0\nAmbos sexos;01 Araba/Álava;2024T1;154,3\nHombres;Total Nacional;2023T4;11.402,5\nMujeres;Total Nacional;2023T4;..\n",
    names: ["Sexo", "Provincias", "Periodo", "Total"],
    rows: [
      ["Ambos sexos", "Total Nacional", "2024T1", "21250,0"],
      ["Ambos sexos", "01 Araba/Álava", "2024T1", "154,3"],
      ["Hombres", "Total Nacional", "2023T4", "11402,5"],
      ["Mujeres", "Total Nacional", "2023T4", ""],
    ],
    flags: ["5 3 .."],
  },
  {
    name: "INE, a table with a title, units, two rows of names and notes, as it is copied out of Excel",
    text: "Población residente por sexo\n\nUnidades: personas\n\n\t2023\t\t2024\t\n\tHombres\tMujeres\tHombres\tMujeres\nTotal Nacional\t23.510.700\t24.574.661\t23.800.210\t24.810.254\n01 Araba/Álava\t164.321\t169.990\t165.003 (p)\t170.412 (p)\n\nNotas:\n(p) Dato provisional\nFuente: Instituto Nacional de Ejemplo\n",
    names: ["", "2023 · Hombres", "2023 · Mujeres", "2024 · Hombres", "2024 · Mujeres"],
    rows: [
      ["Total Nacional", "23510700", "24574661", "23800210", "24810254"],
      ["01 Araba/Álava", "164321", "169990", "165003", "170412"],
    ],
    flags: ["8 3 p", "8 4 p"],
    asides: [
      "Población residente por sexo",
      "Unidades: personas",
      "Notas:",
      "(p) Dato provisional",
      "Fuente: Instituto Nacional de Ejemplo",
    ],
  },
  {
    name: "Eurostat, TSV with flags behind the figures",
    text: "freq,unit,geo\\TIME_PERIOD\t2022 \t2023 \t2024 \nA,PC_ACT,EA20\t6.8 \t6.6 \t6.4 b\nA,PC_ACT,ES\t12.9 \t12.2 \t11.4 bp\nA,PC_ACT,UK\t: \t: c\t:\n",
    names: ["freq", "unit", "geo", "2022", "2023", "2024"],
    rows: [
      ["A", "PC_ACT", "EA20", "6,8", "6,6", "6,4"],
      ["A", "PC_ACT", "ES", "12,9", "12,2", "11,4"],
      ["A", "PC_ACT", "UK", "", "", ""],
    ],
    flags: ["4 3 :", "4 4 c", "2 5 b", "3 5 bp", "4 5 :"],
  },
  {
    name: "Eurostat, SDMX-CSV",
    text: "DATAFLOW,LAST UPDATE,freq,unit,geo,TIME_PERIOD,OBS_VALUE,OBS_FLAG\nESTAT:TIPSUN20(1.0),15/01/26 23:00:00,Q,PC_ACT,ES,2024-Q1,12.3,\nESTAT:TIPSUN20(1.0),15/01/26 23:00:00,Q,PC_ACT,ES,2024-Q2,11.9,p\n",
    names: ["DATAFLOW", "LAST UPDATE", "freq", "unit", "geo", "TIME_PERIOD", "OBS_VALUE", "OBS_FLAG"],
    rows: [
      ["ESTAT:TIPSUN20(1.0)", "2026-01-15 23:00", "Q", "PC_ACT", "ES", "2024T1", "12,3", ""],
      ["ESTAT:TIPSUN20(1.0)", "2026-01-15 23:00", "Q", "PC_ACT", "ES", "2024T2", "11,9", "p"],
    ],
  },
  {
    name: "AEMET, days with comma decimals and rain that cannot be measured",
    text: "fecha;indicativo;nombre;tmed;prec\n2024-01-15;3195;MADRID, RETIRO;7,4;Ip\n2024-01-16;3195;MADRID, RETIRO;8,1;0,0\n2024-01-17;3195;MADRID, RETIRO;9,6;12,4\n",
    names: ["fecha", "indicativo", "nombre", "tmed", "prec"],
    rows: [
      ["2024-01-15", "3195", "MADRID, RETIRO", "7,4", ""],
      ["2024-01-16", "3195", "MADRID, RETIRO", "8,1", "0,0"],
      ["2024-01-17", "3195", "MADRID, RETIRO", "9,6", "12,4"],
    ],
    flags: ["2 4 Ip"],
  },
  {
    name: "Banco de España, CSV with what each series is on top",
    text: '"CÓDIGO DE LA SERIE","D_1NBBM901","D_1NBBM902"\n"NÚMERO SECUENCIAL","905842","905843"\n"ALIAS DE LA SERIE","TI_1_1.1","TI_1_1.2"\n"DESCRIPCIÓN DE LA SERIE","Euríbor a un mes","Euríbor a un año"\n"DESCRIPCIÓN DE LAS UNIDADES","Porcentaje","Porcentaje"\n"FRECUENCIA","MENSUAL","MENSUAL"\n"ENE 2024","3.872","3.609"\n"FEB 2024","3.875","_"\n"MAR 2024","3.853","3.718"\n"FUENTE","Banco de Ejemplo","Banco de Ejemplo"\n"NOTAS","",""\n',
    names: ["DESCRIPCIÓN DE LA SERIE", "Euríbor a un mes", "Euríbor a un año"],
    rows: [
      ["2024-01", "3,872", "3,609"],
      ["2024-02", "3,875", ""],
      ["2024-03", "3,853", "3,718"],
    ],
    flags: ["8 2 _"],
    asides: [
      "CÓDIGO DE LA SERIE",
      "NÚMERO SECUENCIAL",
      "ALIAS DE LA SERIE",
      "DESCRIPCIÓN DE LAS UNIDADES",
      "FRECUENCIA",
      "FUENTE",
      "NOTAS",
    ],
  },
  {
    name: "CIS, a table of a barometer with its question on top",
    text: "Pregunta 1;;;\n¿Cómo calificaría Ud. la situación económica general de España?;;;\n;Total;Hombre;Mujer\nMuy buena;2,1;2,9;1,4\nBuena;33,4;38,0;29,1\n(N);(4.012);(1.950);(2.062)\n",
    names: ["", "Total", "Hombre", "Mujer"],
    rows: [
      ["Muy buena", "2,1", "2,9", "1,4"],
      ["Buena", "33,4", "38,0", "29,1"],
      ["(N)", "(4.012)", "(1.950)", "(2.062)"],
    ],
    asides: ["Pregunta 1", "¿Cómo calificaría Ud. la situación económica general de España?"],
    asked: ["Total", "Hombre", "Mujer"],
  },
  {
    name: "CIS, a series of vote estimates, answers down and barometers across",
    text: "Serie A.3.02.01.008;;;\nESTIMACIÓN DE VOTO EN LAS PRÓXIMAS ELECCIONES GENERALES;;;\nFecha;01-2031;02-2031;03-2031\nAzul;33,1;32,9;34,0\nVerde;29,4;30,0;28,8\nOtros;8,2;8,0;7,9\nEn blanco;0,9;1,0;0,8\n(N);(4.012);(3.989);(4.120)\n",
    names: ["Fecha", "01-2031", "02-2031", "03-2031"],
    rows: [
      ["Azul", "33,1", "32,9", "34,0"],
      ["Verde", "29,4", "30,0", "28,8"],
      ["Otros", "8,2", "8,0", "7,9"],
      ["En blanco", "0,9", "1,0", "0,8"],
      ["(N)", "(4.012)", "(3.989)", "(4.120)"],
    ],
    asides: ["Serie A.3.02.01.008", "ESTIMACIÓN DE VOTO EN LAS PRÓXIMAS ELECCIONES GENERALES"],
    asked: ["01-2031", "02-2031", "03-2031"],
  },
  {
    name: "FiveThirtyEight, a list of polls with the month first",
    text: "startdate,enddate,pollster,samplesize,population,approve,disapprove,url\n1/20/2017,1/22/2017,Gallup,1500,a,45,45,http://www.gallup.example/p\n1/9/2017,1/11/2017,Morning Consult,1992,rv,46,37,http://mc.example/p\n",
    names: ["startdate", "enddate", "pollster", "samplesize", "population", "approve", "disapprove", "url"],
    rows: [
      ["2017-01-20", "2017-01-22", "Gallup", "1500", "a", "45", "45", "http://www.gallup.example/p"],
      ["2017-01-09", "2017-01-11", "Morning Consult", "1992", "rv", "46", "37", "http://mc.example/p"],
    ],
  },
];
