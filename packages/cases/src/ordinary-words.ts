import { COMMUNITIES, PROVINCES } from "@nv/geography";
import { foldLoosely } from "@nv/spanish";

const setOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/**
 * Words that summaries, titles and addresses about cases are made of, folded, with those that institutions, courts, orders, newspapers, devotions and books are
 * called by. None of them names a person, so that a word of this list asks nothing; what is missing costs a question.
 */
const ORDINARY = setOf(`
  a abadia abandono abat abc abierta abierto abogada abogado abogados abogan abre abren abril absuelto abulense abusaba abusar abusaron abuse abuses
  abuso abusos abusuak acallar accede accion acepta acerca acoge acoso actas acto actos actua actuacion actualidad acude acuerdo acusa acusacion acusado
  acusan acusar adelantado adelante ademas admite adolescente adolescentes adoratrices adviento africa agencia agosto agradece agresion agresiones
  agustinas agustinos ahora aire aires ajuntament al alandar alarma alas alava alaves alavesa alcala alcance alcarria alega aleluya alemania alerta alfa
  algo alguien alguna algunos alla alli almeriense alto alumna alumnado alumnas alumno alumnos ambito amenaza america amigo amigos amor amp ampliacion
  anade analisis and andalucia andaluz andaluza anexo anexos animo anios ano anonimo anos ante antena anterior antes antiabusos antigua antiguas antiguo
  antiguos anual anuario anuncia apa aparece apartado apelacion aporta apostolica apoya apoyo aprueba apunta aqui ara aragon aragones aragonesa
  arartekoa arcebispado archdiocese archidiocesana archidiocesis archive archives archivo archivos arciprestazgo arcipreste argentina argia arquebisbat
  arrebatada arrebatado art article articles articulo articulos arxiu arzobispado arzobispal arzobispo asamblea ascension asegura asesor asesora asi
  asia asociacion asp aspx assets associated astorga asturiana asturiano asturias asume asuncionistas asunto asuntos atencion atender atestado atestados
  atlantico atras audiencia audio audios aula aulas australia austria auto autonomica autor autoridad autoridades autos auxiliar avala avanza aviles
  aviso avui ayer ayuda ayudar ayuntamiento bachillerato badajoz baja bajo balance balear baleares barbarie barbastro barcelonesa barrio base bases
  basica basilica basta baza bbc belen belgica benedictina benedictinas benedictino benedictinos berciano berria beta biblia biblioteca bien bienes
  bierzo biktimak bilbao bisbat bisbe bisbes bishop bishops bispado bizkaia blanca blanco blog blogs bocyl boe boja boletin bolivia bon bop boston boy
  boys brasil brazo breve brigada buen buena bueno buenos bulletin burgales burgos busca buscador buscan cabe cabildo caceres cada cadena calahorra
  calasancia calasancio calla callan calle calvario calvo calzada camara cambia cambiar cambio camino campaign campamento campamentos campana campo
  canada canal canaria canarias canario cano canonica canonico canonicos canonigo cantabria cantabro cantorum cap capellan capilla capital capitulo
  capuchina capuchinas capuchino capuchinos cara carcel cardenal carecen cargo cargos caritas carmelita carmelitas carretera carta cartagena cartas
  cartuja cartujos casa casas case cases casi caso casos castellana castellano castellon castigo castilla catalan catalana catalogo cataluna catalunya
  catecismo catedra catedral categoria category catequesis catequista catholic catolica catolicas catolico catolicos causa causas cee celam celebra
  celebracion censo central centre centro centros cerca cero cerrado cerro cesaraugustana cese ceso ceuta cfr cgi cgpj chico chicos child children chile
  china christi church cien cierra cierre cinco cincuenta cis cisterciense cistercienses cita ciudad ciudadana ciudadano civil clara claretiana
  claretianas claretiano claretianos clarisas claro claros clase clases claustro claves clergy clerical clerigo clerigos clero clinica cnn coadjutor
  cobro codigo codirector cofradia cofradias coleccion colegial colegiata colegio colegios colombia com comboniano combonianos comendadoras comienza
  comillas comisaria comision comissio comite commission como companeros compania completa completo compostela compostelana compostelano comunicacion
  comunicado comunidad comunidades comunion con concello concepcionistas conciencia concilio conclave conclusiones conde condena condenado condenan
  condicion conducta confederacion confer conferencia conferre confesion confiesa confirma congregacion congregaciones congreso conoce conocer conocido
  consagrada consejeria consejero consejo consell constitucion constitucional consulta consultora contar contencioso contenido content contents contexto
  conto contra control convento conventos coordinacion coordinadora cope copia coral corazonistas cordobes coria coro corporacion corral correo correos
  corte cortes corunes cosa cosas costa costas crea creacion creado crear creer creyentes crimen criminal crisis cristiana cristianas cristiano
  cristianos cronica cronicas cronologia crux cruz cruzada cruzados csic csv ctxt cual cuando cuanto cuantos cuarenta cuaresma cuarto cuatro cuba cuenta
  cuentan cuerpo cuesta cuestionario cuidado culpa culpable culpables culto cultura cumple cura curas curia curso custodia dana dano danos dar data
  dataset datos de debajo debate debe deben decada decadas decano decide deciden decir decision declara declaracion declaraciones declaran declarar
  decreto default defensa defensor dehonianos dei deia deja dejan del delegacion delegada delegado delegados delito delitos dels delta demanda demandan
  denegacion denegar dentro denuncia denunciado denuncian denunciante denunciantes denunciar denuncias departamento derecho derechos derroteros des
  desafio desamparo descalza descalzas descalzo descalzos descarga descargable descargas descubre desde despacho despues destina destino desvela detalla
  detencion detenida detenido detiene detienen deuda deusto devolver dia diaconal diacono diari diario diarios dias dice dicen dicho diciembre dictamen
  dieron diez difunde digital dignidad dijo dimite dio diocesa diocesana diocesano diocesanos diocese diocesi diocesis dios diputacion diputado
  diputados direccion directivo director directora directorio dirige disciplina disculpa disculpas divide divina divino doc doce docs doctrina document
  documental documento documentos documents docx dogc dolor doma domestica domestico domingo dominica dominical dominicas dominico dominicos domus dona
  donde donostia dos dossier download downloads dr dra drets dudas durante e ecclesia echa eclesial eclesiales eclesiastica eclesiasticas eclesiastico
  eclesiasticos economia ecuador ed edad edicion ediciones edificio editorial educacion educador educadora educadores educativa educativo efe ehu eje
  ejemplo ejercicios ejercito el eldiario elegido eleva eliza elizbarrutia ella ellas ello ellos elmundo elpais els emerito emite empieza emporda en
  encargado encargo encierro encubre encubrimiento encubrio encubrir encuentro encuesta enero enfermera enfermo enlace ensenanza entidad entonces
  entrada entre entrega entrevista envia episcopal episcopales epsilon equipo era eran ermita ertzaintza es esa esas escandalo escandalos escandaloso
  esclavas escola escolania escolapia escolapias escolapio escolapios escolar escolares escoles escolta escondida escribe escrito escritos escucha
  escuchar escuela escuelas ese esglesia eso esos espana espanol espanola espanolas espanoles especial especiales espera espiritu espiritual esquadra
  esta estado estados estan estas estat estatal este estis estos estuche estudiante estudiantes estudio estudios estuvo eta eterno eucaristia
  eucaristico europa europapress europe europea europeo euskadi eusko evangelica evangelico evangelio evangelizacion ex exalumna exalumnas exalumno
  exalumnos examen exculpa excura exige exigen exilio eximir existe exjesuita expediente expedientes expertos explica expone exposito expulsa expulsado
  expulsion exreligioso exsacerdote externa externo extrajudicial extremadura extremena extremeno fa facebook facultad fallece fallecido fallo falsa
  falso falta familia familiar familiares familias faro fase fatima favor fe febrero fecha federacion feliu feliz ferrol ferroviario fets ficha fidei
  fieles fiesta figaro fija file files filipinas fin final finales firma firme fiscal fiscalia fiscalias focolares fondo fondos for foral forma
  formacion formador formadores formar foro foto fotos fraile frailes francia franciscana franciscanas franciscano franciscanos franco frente from fue
  fuente fuentes fuera fueron fuerte fuertes fundacion fundador fundadora fundo futuro gabinete gabrielistas gaceta gaditano galega galego galeria
  galerias galicia gallega gallego gamma gara gasteiz general generales generalitat gente germanes germans gerona gestion gesto getafe gijon gipuzkoa
  girona globe gloria gobierno gotzaina gotzaindegia govern gpju gracia gran granadino grande grandes grave graves grec grecia greuges gris grupo grupos
  guadalajara guadix guarda guarderia guardia guardian guatemala guerra guia guinea guipuzcoano ha haber habia habla hablan hace hacen hacia haiti han
  hasta hay haya hecho hechos hemeroteca henares herald heraldo herida heridas hermana hermanas hermandad hermandades hermano hermanos herrero hicieron
  hidalgo hija hijas hijo hijos hispalense hispanica hispano historia historias historica historico hogar hogareno hogares hoja hombre hombres honduras
  honor hora horas horror hospicio hospital hospitalarias hospitalarios hospitales hoy html http https hubo huella huerfanos humana humano humanos
  hundido iban iberica iberico ibiza ideal identidad idioma iglesia iglesias igrexa ikastetxea ikastola ilegal imagen images img impide imprimir impulsa
  impune imputado imputados inaugura incluye indaga indagacion indemnizacion indemnizaciones indemnizar independent independiente index india indica
  indice indicios ine inem infancia infantil infierno info infobae infolibre informa informacion informal informe informes infovaticana inglaterra
  iniciar iniciativa inicio inmaculada inocencia inocentes inquiry inspectoria insta instancia institucion instituciones instituto instruccion integra
  integral intenta intercambio interior internado internados international internet interno internos interviene into inversion investiga investigacion
  investigaciones investigado investigados investigan investigar involucrado ira irlanda is italia izquierdo jaca japon jaurlaritza jefe jerez jeronimas
  jeronimos jerusalen jesuita jesuitas jiennense josefinas josefinos jot joven jovenes jpeg jpg json jsp jubilado jubileo judicial judiciales
  judicializado jueces juega jueves juez jueza juicio julio junio junta juntos jurado juridica juridico justa justicia justicias justo jutge jutjat
  juvenil juventud juzga juzgado juzgados juzgan kenia kikos la laboral lado laguna laica laicado laico laicos lamenta lang largo las lasaliano
  lasalianos lasalle lasexta latina latino lazaristas le leal lector leer legajo legal legales legebiltzarra legion legionario legionarios lejos leones
  leonesa lerida les letra letras levante ley leyes libertad libre libro libros liceo limites linea lisboa lista llama llamada llamado llamar llega
  llegan lleida lleva llevan llevo llobregat lne lo local localidad logrono londres los lourdes loyola lucense luces lucha luego lugar lunes lux luz
  madre madres madrilena madrilenas madrileno maestra maestro maestros magisterio magistrado magistral mal mala malagueno maldita mallorca mallorquin
  malo malos manana mancha manchega manchego manda mando manera mano manos mantiene manual manzano mapa mar marcha marco marea mariana marianas
  marianista marianistas mariano marista maristas marruecos martes marzo mas mayo mayor mayores mayoria me media mediacion medica medico medidas medio
  medios medium mejor melilla memoria memorias menor menorca menores menos mensaje mensajero mercantil mercedaria mercedarias mercedario mercedarios
  merida mes mesa meses metropolitana metropolitano mexico mi miedo miembro miembros mientras miercoles mil miles militar millones mina minimos
  ministerial ministerio ministro minutos mir miro misa misal misas misericordia misericordias mision misionera misioneras misionero misioneros mismo
  misterio mitad mitra mobile modelo momento monaguillo monaguillos monasterio monasterios monde mondonedo monestir monitor monitores monja monjas monje
  monjes monsenor montanes montserrat monumental monzon moral moreno mossen mossos movil movimiento mozambique muere mueren muerte muerto muertos mujer
  mujeres mundi mundial mundo municipal murcia murciana murciano musica muy nace nacida nacio nacional nada nadie naiz narra natural navarra navarro
  navidad nazaret necrologica necrologicas negaron negro nen nens neocatecumenal net news newtral ni nicaragua nicea niega nieto nina ninas ningun
  ninguna nino ninos nius nivel no noche node nombre norma normas norte nos nostra nota noticia noticias nou nova novela noventa noves novicia noviciado
  novicio novicios noviembre ntra ntro nubes nuestra nuestro nueva nuevas nueve nuevo nuevos num numerario numerarios numero nunca nunciatura o
  obediencia obispado obispados obispo obispos oblatas oblatos obligaba obra obras obrera obrero observador obtiene ocaso occidental ochenta ocho
  octubre oculta ocultan oculto ocurrido of ofensiva oficial oficiales oficina oficio ofrece oidor olvido omega omnes on once onda online onubense
  operarios opina opinion opus oracion oratorio orden ordena ordenes ordinario orfanato org organismo organo oriental origen orihuela oscuro osma otra
  otras otro otros ourensano oviedo oyente pacto padre padres pag paga pagan pagar page pages pagina paginas pago pagos pais paises palabra palabras
  palacio palentino palmas pamplona panama papa papal para paraguay parar pardo parecer pares paris parlamento parque parroco parroquia parroquial
  parroquiales parroquias parte partes pasa pasado pascua pasionista pasionistas paso pasto pastor pastora pastoral patio patria patronato paules
  paulinas paz pdf pecado pecados pederasta pederastas pederastia pedia pedir pedofilia pedofilo peinado pel peligro pena penal penales penas pendiente
  pensionado pentecostes peor pequena pequeno pequenos per perdon peregrinos periodico periodista periodistas periodo permanente permiso pero perpetua
  persona personaje personal personas peru pesar php pia pias pide piden pie piedra pinto pista plan plasencia plataforma plaza plazo pleito plena
  plenaria pleno pliego png poble pobre pobres poco podcast poder policia policial politica politico polonia pontevedres pontifice pontificia pontificio
  popular por porque portada portal portavoz portugal posible post posts postulante postulantes practica praza predicadores preescolar prefecto pregunta
  preguntas prelado prelatura premostratenses prensa prepara presbiterado presbiteral presbitero presbiteros prescribe prescripcion prescrito presenta
  presentan presente preside presidencia presidenta presidente presion preso press previa priest priests prieto prima primado primaria primaveral primer
  primera primeras primero primeros print prior priora prision privada privado problema procede proceso procesos profesa profesion profesional profesor
  profesora profesores profeta programa prohibe promete prometio promotora pronto propia propio propuesta prorroga protectora protestante protocolo
  protocolos provincia provincial provinciales provincias provisional prueba pruebas psicologo public publica publicado publicar publicas publico
  publicos pueblo pueblos puede pueden puente puerta puertas puerto punt purga puso que queda quedan quejas quema query quien quienes quiere quince
  quinta quinto rac radio rama ratifica razon reabre real reales realidad rebaja rebelion recaba rechaza recibe recibieron reclaman reclusion recoge
  recoletas recoletos recomendaciones recomienda reconoce reconocen reconocer reconocidas reconocimiento recorre rector recuerda recuerdan recupera
  recurso recursos red redaccion redentorista redentoristas redes ref referencia reforma refugio regimen regio region regional registro regla reglamento
  regnum regreso regular reina reino relata relatan relato relatos religion religiondigital religiosa religiosas religioso religiosos remite renuncia
  reparacion reparadora reparadoras reparar reparte repaso repite report reportaje repubblica republica repudio reserva residencia resiste resolucion
  resources responde responsabilidad responsable responsables respuesta resultados resumen resurreccion retira retiro reunion reuters revela revelan
  reves review revista rey reyes rico riesgo rinde rioja riojana riojano rito rne rodrigo rojo roma romana romano rostro rostros rota roto rss rtve
  rubio ruega rumbo rural rusia sabado sabe sabemos saber sabian sabina saca sacar sacerdocio sacerdotal sacerdote sacerdotes sacramentinos sacramento
  sacristan sagrada sagrado sagrados sala salaketa salas sale salesiana salesianas salesiano salesianos salle salmantino salto salud salva salvador
  salvar san sancion sanciones sant santa santas santiago santidad santisima santisimo santo santos santuario schola school scout scouts se search sebastian secretaria
  secretario secreto secretos secular sede seglar segorbe segovia segoviano segre segun segunda segundo segura seis semana semanal semanario seminari
  seminario seminarios seminarista seminaristas senado senal senales senor senora senorita sentencia sentencias separa septiembre ser sera serie sermos
  servicio servicios servimedia servitas sesenta setenta setiembre sevillano sexo sexta sexu sexual sexuales share si sido siempre sierra siervas
  siervos siete siglo siguen siguenza siguio silencia silencio silencios silla sin sindic sindico sinodal sinodo siquiera sirve sistema sites sitio
  sitios situacion sobre sobrevivir social sociales sociedad society socio sodalicio sodalitium sol sola solicita solo solsona sombra sombras son sor
  soriano sospecha sospechas sospechoso sotano source spain spanish spiegel spotlight sr sra src ss st sta static sto storage stories story su
  subdirector subio sucedio sucesos suelo sufren sufrida sufrio suiza suizo suma sumario superior superiora superiores superviviente supervivientes
  suplemento supremo supuesto supuestos sur survivors sus suspende suspendido suspension tabla tabu tag tags tal talleres tambien tampoco tan tanto
  tarazona tarde tardia tarraconense tarragona te teatinas teatinos teatro tecnica tecnico tel telecinco telegraph temporal temps tenerife tercer
  tercera tercero terciarias terciarios teresiana teresianas terrassa testigo testigos testimonio testimonios the theatinos theta tiempo tiempos tiene
  tienen tierra times titulo to toca tocaba toda todas todavia todo todos toledano tomar tomo torre tortosa tortura total trabajo trabajos traicion
  tramite trapenses tras traslada trasladado traslado trata tratado tratamiento trato trauma traves traza trece treinta tres tribuna tribunal
  tribunalconstitucional tribunales tribunals tribune trigo trinchera trinidad trinitaria trinitarias trinitario trinitarios triste truth tsj tsjcv tu
  tudela tui tutelado tutor tutora tuy tve twitter txostena txt uab ucm ud udima uds ultima ultimas ultimatum ultimo ultimos un una unas uned unica
  unidad unido unidos union universal universidad universitaria universitario uno unos upload uploads upsa upv urbano urgell ursulinas uruguay utm va
  vacaciones valedor valedora valenciana valenciano valiente valle vallisoletano van vanguardia varias varios vasca vasco vaticano veces vecinal vecinos
  vedrunas veinte vejaciones velo ven vence venezuela ver verano verbita verbitas verbum verdad verdadero vergonzoso verguenza vez via viajes viator
  viatores viatorianos vic vicaria vicario vicepresidente vicios victima victimas victimes victimizacion victims victorias vida vidanueva vidas video
  videos viejo viene viernes view viewer vigente vigilancia vigo vigues villa vio violacion violaciones violencia violencias virgen virtual visita
  visitandinas visor vista vistas vitoria viva vive vivio vivir vizcaino vocacion vocaciones voces vol voluntario volvio votos vox voz vuelta vuelve
  washington watch web world wp www xarxa xml xunta xustiza y ya york zamorano zeitung zeta zona
`);

/** Endings that no name of a person has, whether or not the word is known: «investigación», «oficialmente», «necrología». */
const SURE_ENDINGS = [
  ..."cion ciones sion siones cional cionales mente logia logias ismo ismos idades encial enciales encias orios orias".split(
    " ",
  ),
  ..."amiento amientos imiento imientos ividad istica istico isticas isticos tario tarios taria tarias ologico ologica".split(
    " ",
  ),
];

/** Endings of verbs and adjectives, which some names share: they make a word ordinary where it begins a sentence or has no capital to lose. */
const LIKELY_ENDINGS = [
  ..."ado ada ados adas ido ida idos idas ando iendo aron ieron aban ian ara aran era eran ibles ables ible able dad dades".split(
    " ",
  ),
  ..."ivos ivas osos osas icos icas ales iles anos anas enses entes antes ores oras eros eras istas ianos ianas encia ancia tura turas tivo tiva".split(
    " ",
  ),
];

/** Letters that a word has at least besides its ending. */
const LEAST_STEM = 3;

const endsIn = (word: string, endings: readonly string[]) =>
  endings.some((ending) => word.length >= ending.length + LEAST_STEM && word.endsWith(ending));

/** Words of provinces, communities and their capitals: «Ávila», «Ciudad Real». */
const PLACES: ReadonlySet<string> = new Set(
  [...PROVINCES, ...COMMUNITIES].flatMap(({ name, official }) =>
    [name, ...official].flatMap((one) => foldLoosely(one).split(/[^\p{L}]+/u)),
  ),
);

/** Whether a folded word, written however it is, names nobody by itself. */
export function isOrdinary(word: string): boolean {
  return ORDINARY.has(word) || PLACES.has(word) || endsIn(word, SURE_ENDINGS);
}

/** Whether a folded word without a capital of its own looks like a verb or an adjective: «trasladado», «abusaban». */
export function looksOrdinary(word: string): boolean {
  return endsIn(word, LIKELY_ENDINGS);
}
