/** Texts that name nobody, as scopes, titles of sources and summaries are written. */
export const INNOCENT_TEXTS: readonly string[] = [
  // Scopes.
  ..."El Obispado de Ávila|Diócesis de Ciudad Rodrigo|Diócesis de Sigüenza-Guadalajara|Diócesis de Calahorra y La Calzada-Logroño|Archidiócesis de Santiago de Compostela".split(
    "|",
  ),
  ..."Archidiócesis de Mérida-Badajoz|Diócesis de Mondoñedo-Ferrol|Diócesis de Tui-Vigo|Diócesis de Sant Feliu de Llobregat|Diócesis de Barbastro-Monzón|Diócesis de Coria-Cáceres".split(
    "|",
  ),
  ..."Diócesis de Orihuela-Alicante|Diócesis de San Sebastián|Diócesis de Getafe|Diócesis de Osma-Soria|Diócesis de Santander|Bisbat de Vic|Arquebisbat de Tarragona|Bisbat d'Urgell".split(
    "|",
  ),
  ..."Compañía de Jesús|Hermanos Maristas|Salesianos de Don Bosco|Hermanos de La Salle|Orden de San Agustín|Orden de Predicadores|Clérigos de San Viator|Escuelas Pías".split(
    "|",
  ),
  ..."Hijas de la Caridad de San Vicente de Paúl|Legionarios de Cristo|Opus Dei|Misioneros Claretianos|Orden de Frailes Menores Capuchinos|Congregación de la Misión|Carmelitas Descalzos".split(
    "|",
  ),
  ..."Hermanos de San Juan de Dios|Hermanos de San Gabriel|Misioneros Oblatos de María Inmaculada|Siervas de María|Esclavas del Sagrado Corazón|Agustinos Recoletos|Pasionistas".split(
    "|",
  ),
  ..."Compañía de María (Marianistas)|Orden Hospitalaria de San Juan de Dios|Hermanas de la Caridad de Santa Ana|Terciarios Capuchinos|Mercedarios Descalzos|Orden de la Santísima Trinidad".split(
    "|",
  ),
  // Houses, streets, grounds.
  ..."Colegio Don Bosco|Colegio Padre Piquer|Calle Alonso Martínez|Instituto Fray Luis de León|Don Bosco|Padre Piquer|Fray Luis de León|Colegio Nuestra Señora del Pilar".split(
    "|",
  ),
  ..."Colegio San José de Calasanz de Aluche|Seminario de Comillas|Seminario Menor de La Bañeza|Colegio Sagrado Corazón de Jesús|Colegio Santa María la Real|Colegio Valdeluz".split(
    "|",
  ),
  ..."Hogar San José|Parroquia de San Pedro Apóstol|Parroquia de Nuestra Señora de la Asunción|Monasterio de Montserrat|Abadía de Montserrat|Convento de San Esteban|Basílica de la Macarena".split(
    "|",
  ),
  ..."Colegio Gaztelueta de Leioa|Colegio Juan XXIII|Colegio La Inmaculada|Colegio Santiago Apóstol|Escuela Hogar de Santa Teresa|Internado de la Misericordia|Ciudad de los Muchachos".split(
    "|",
  ),
  ..."Hospital de San Rafael|Santuario de Covadonga|Plaza de Cervantes|Calle de Alonso Martínez|Avenida de América|IES Ramiro de Maeztu|Universidad Pontificia de Salamanca|Casa Cuna de Sevilla".split(
    "|",
  ),
  // Titles of sources.
  ..."Sentencia de la Audiencia Nacional|Sentencia del Tribunal Supremo 396/2018|Auto de la Audiencia Provincial de Ciudad Real|Juzgado de Instrucción número 3 de Cartagena".split(
    "|",
  ),
  ..."Juzgado de lo Penal número 2 de Alcalá de Henares|Tribunal Superior de Justicia de Castilla y León|Tribunal Constitucional, sentencia 99/2019|Fiscalía General del Estado, memoria de 2021".split(
    "|",
  ),
  ..."Diario de León|La Voz de Galicia|El Norte de Castilla|La Nueva España|El País|El Mundo|El Periódico de Catalunya|Heraldo de Aragón|Diario de Navarra|Noticias de Gipuzkoa".split(
    "|",
  ),
  ..."El Correo|El Correo Gallego|Faro de Vigo|La Opinión de Zamora|La Gaceta de Salamanca|Diario de Burgos|Diario Vasco|Las Provincias|Levante-EMV|Diario Sur|Ideal de Granada|La Verdad de Murcia".split(
    "|",
  ),
  ..."Última Hora|Diario de Mallorca|Canarias7|La Provincia|El Día de Tenerife|Religión Digital|Vida Nueva|Alfa y Omega|Cadena SER|Infolibre, 3 de marzo de 2021|The Boston Globe|The New York Times".split(
    "|",
  ),
  ..."Conferencia Episcopal Española|Informe «Para dar luz» de la Conferencia Episcopal Española|Informe del Defensor del Pueblo sobre los abusos sexuales en el ámbito de la Iglesia católica".split(
    "|",
  ),
  ..."Papa Francisco, carta al pueblo de Dios|Motu proprio «Vos estis lux mundi»|Discurso de Benedicto XVI|Código de Derecho Canónico|Congregación para la Doctrina de la Fe|Dicasterio para la Doctrina de la Fe".split(
    "|",
  ),
  ..."Boletín Oficial del Estado|Boletín Oficial de las Cortes Generales|Boletín Oficial del Obispado de Cádiz y Ceuta|Diario de Sesiones del Congreso de los Diputados|Síndic de Greuges de Catalunya".split(
    "|",
  ),
  ..."Informe Cremades & Calvo-Sotelo|Comisión de Investigación del Parlamento de Navarra|Comunicado de la Archidiócesis de Madrid|Nota de prensa del Arzobispado de Burgos|Dictamen de la Comisión Asesora".split(
    "|",
  ),
  ..."«La Iglesia en España ante los abusos»|Libro «Lobos con piel de pastor»|Documental «Examen de conciencia», capítulo 2|Archivo Histórico Nacional, caja 34|Archivo Diocesano de Pamplona, legajo 12".split(
    "|",
  ),
  ..."Archivo de la Corona de Aragón|Acta del Capítulo Provincial de 1964|Memoria del curso 1971-1972|Circular del Provincial, 12 de mayo de 1968|Declaración ante la Guardia Civil|Atestado de la Policía Nacional".split(
    "|",
  ),
  ..."Atestado de los Mossos d'Esquadra|Informe de la Ertzaintza|Respuesta de la Santa Sede|Oficina de Protección de Menores de Bilbao|Asociación Infancia Robada|Informe Anual de la Compañía de Jesús".split(
    "|",
  ),
  // Summaries.
  "Un religioso habría abusado de varios alumnos del internado entre 1965 y 1970.",
  "Un antiguo alumno denunció ante la Fiscalía hechos ocurridos en el colegio de los Salesianos de Triana.",
  "Tres víctimas relatan abusos en el Seminario Menor de Tui durante los años sesenta.",
  "La Audiencia Provincial de Barcelona archivó la causa por prescripción en 2004.",
  "El obispado trasladó al sacerdote a una parroquia de la sierra de Gredos tras las quejas.",
  "La orden reconoció los hechos en 2021 y pidió perdón a las víctimas.",
  "Según el diario El País, la Compañía de Jesús apartó al profesor en Navidad.",
  "La Congregación para la Doctrina de la Fe abrió un expediente en Roma en 2015.",
  "El Tribunal Supremo confirmó la sentencia en junio de 2019.",
  "Dos hermanas denunciaron al capellán de la parroquia de Santa Eulalia.",
  "El caso se conoció por un reportaje de la Cadena SER en Semana Santa.",
  "La denuncia llegó al Arzobispado de Valencia por carta certificada.",
  "Los hechos ocurrieron en un campamento de verano de la Sierra de Guadarrama.",
  "Testimonio recogido por el Defensor del Pueblo. La diócesis no ha contestado.",
  "El Vaticano ordenó la expulsión del estado clerical en 2016.",
  "Fue enviado a una misión en Ecuador y después a Perú.",
  "Un monaguillo de Cercedilla lo contó a sus padres en 1983.",
  "La Santa Sede tardó cuatro años en responder al Obispado de Astorga.",
  "El Juzgado de Primera Instancia de Vitoria lo absolvió.",
  "Ocurrió durante los ejercicios espirituales de Cuaresma.",
  "El internado dependía de la Diputación Foral de Gipuzkoa.",
  "La Guardia Civil detuvo al investigado en Navas del Rey.",
  "El colegio Gaztelueta pertenece al Opus Dei.",
  "Abusos en la Escolanía de Montserrat entre 1968 y 1972.",
  "La Xunta de Galicia retiró el concierto al centro.",
  "El Parlament de Catalunya creó una comisión de investigación.",
  "Denuncia presentada en la Oficina de Atención a las Víctimas del Arzobispado.",
  "Condenado a ocho años por la Audiencia de Málaga.",
  "Detenido en Zaragoza en marzo de 2012, quedó en libertad con cargos.",
  "Acusado de abusos continuados, el párroco fue suspendido por el Obispado.",
  "Trasladado a Madrid en 1974, siguió dando clase.",
  "Salesianos y Maristas recibieron la denuncia el mismo año.",
  "En Castilla-La Mancha y Extremadura hay otros dos casos del mismo religioso.",
  "La provincia de Las Palmas no consta en el informe.",
  "Se publicó en «Vida Nueva» y en Religión Digital.",
  "El exalumno lo contó en una entrevista en Radio Nacional.",
  "El Comité de los Derechos del Niño de la ONU pidió datos a España.",
  "Fuentes de la orden confirman el traslado a América Latina.",
  "Ningún responsable de la Inspectoría María Auxiliadora avisó a las familias.",
  "El Hermano Mayor de la cofradía avisó al párroco.",
  "La Virgen del Rocío da nombre a la hermandad.",
  "El Obispo Auxiliar recibió a las víctimas en Pentecostés.",
  "Los Hermanos de la Instrucción Cristiana cerraron el centro en 1980.",
  "El papa Francisco recibió a las víctimas en el Vaticano.",
  "Juan Pablo II aprobó las normas en 2001.",
  "Caso inventado para probar la herramienta.",
];

/** Municipalities that they speak of, by code, as the gazetteer has them. */
export const INNOCENT_PLACES: ReadonlyMap<string, string> = new Map(
  "Comillas,La Bañeza,Leioa,Navas del Rey,Cercedilla,Alcalá de Henares,Tui,Vic,Ferrol,Getafe,Cartagena,Ciudad Rodrigo,Astorga"
    .split(",")
    .map((name, at) => [String(at), name]),
);
