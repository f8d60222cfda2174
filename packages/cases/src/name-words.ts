const setOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Given names that are usual in Spain, in any of its languages, folded. */
export const GIVEN_NAMES = setOf(`
  aaron abel adela adolfo adrian adriana agata agustin agustina aina ainhoa aitor alba albert alberto alejandra alejandro alex alexandra alexis
  alfonso alfredo alicia alma almudena alonso alvaro amadeo amador amalia amelia amparo ana anabel andrea andreu andres ander angel angela angeles
  angelica angelina anna antonia antonio antoni anton araceli ariadna ariel armando arnau arturo asier asuncion aurelio aurora ausias azucena
  baltasar barbara bartolome basilio beatriz begoña belen benigno benita benito benjamin bernardo bernat berta blanca blas borja bruno
  camila candela candido carla carles carlos carlota carmelo carmen carolina casimiro catalina cayetano cecilia celia celestino cesar cesareo
  clara claudia claudio clemente concepcion conchi conrado consuelo cristian cristina cristobal
  dani daniel daniela dario david debora delfin demetrio diana didac diego dolores domingo dorotea
  edgar edu eduardo efren elena elias elisa eloy elsa elvira emilia emiliano emilio encarna encarnacion enric enrique ernesto esperanza esteban
  estefania estela ester esther eugenia eugenio eulalia eusebio eva evaristo ezequiel
  fabian fabio fatima federico felicia felipe felisa felix fermin fernanda fernando ferran fidel florencio florentino fran francesc francisca
  francisco froilan
  gabriel gabriela gael gaspar gema gemma genoveva gerard gerardo german gloria gonzalo gorka gracia gregorio guadalupe guillermo guillem gustavo
  hector heriberto hernan higinio hilario hipolito homero horacio hugo
  ian ibai ignacio igor iker inaki iñaki inmaculada ines iñigo irene iria iris irune isaac isabel isidoro isidro ismael israel ivan
  jacinto jacobo jaime jaume javier javi joan joana joaquin joaquina joel jon jonathan jordi jorge jose josefa josefina josep josu josue juan juana
  juanjo julen julia julian julio justo
  karen karla kevin koldo
  lara laura laureano leandro leire leo leonardo leonor leopoldo lidia lorena lorenzo lourdes lucas lucia luciano luis luisa lluis luz
  macarena magdalena maialen maite manel manolo manuel manuela mar marc marcel marcelino marcelo marcial marco marcos margarita maria mariano maribel
  marina mario marisa marisol marta marti martin martina mateo matias mateu mauro maximino mayte melchor mercedes meritxell miguel mikel milagros
  mireia miriam modesto moises monica montserrat
  nadia narciso natalia nati nazaret nekane nerea nestor nicanor nicolas nicolasa nieves noa noelia nora norberto nuria
  octavio oihane olga oliver olivia oriol orlando oscar
  pablo paco palmira paloma pascual patricia patxi pau paula paulino pedro pepa pepe pere petra pilar pio placido plinio prudencio
  quim quintin quique
  rafa rafael rafaela raimundo ramiro ramon ramona raquel raul rebeca reinaldo remedios ricardo rita rigoberto roberto rocio rodolfo rodrigo rogelio
  roger roman romualdo roque rosa rosario rosalia rosendo ruben rufino
  sabina salome salvador samuel sandra santiago santos sara saturnino saul sebastian segundo sergi sergio silvestre silvia simon sofia sonia soledad
  susana
  tamara tatiana telmo teo teodoro teofilo teresa timoteo tobias tomas toni toribio trinidad
  unai urbano uxia uxue
  valentin valeria valeriano vanesa vanessa vera veronica vicenç vicente vicenta victor victoria vidal virgilio virginia
  wenceslao
  xabier xavi xavier xoan xose
  yago yolanda yon
  zacarias zoe zoilo
`);

/** Given names that are also places, devotions or words: alone they name nobody. */
export const NAMES_OF_OTHER_THINGS = setOf(`
  abel alba alma amparo angel angeles ariel asuncion aurora azucena belen blanca candela carmelo carmen clara clemente concepcion consuelo delfin diana
  dolores domingo encarnacion esperanza fatima fidel gloria gracia guadalupe hilario inmaculada iris jose julio justo lourdes luz magdalena mar marco maria
  marina martin mercedes milagros modesto montserrat nazaret nieves paloma pascual petra pilar pio remedios roman roque rosa rosario salvador
  santiago santos segundo soledad trinidad urbano vera victoria vidal
`);

/** Surnames that are usual in Spain, folded. Those that are a province or a word of a chart as well want a given name beside them. */
export const SURNAMES = setOf(`
  abad acosta aguado aguilar aguilera aguirre alarcon albarracin alcaide alfaro alonso alvarez amador andreu andujar angulo antunez aparicio aranda
  arias arroyo avila ayala aznar
  ballesteros barbero barrera barrios bautista becerra beltran benitez bermejo bermudez bernal bernabeu blanco blazquez bosch bravo bueno
  caballero cabello cabrera calderon calvo camacho campos canovas cano cantero carballo carbonell cardenas carmona carrasco carrera carretero
  carrillo casado casanova castaño castellanos castillo castro cebrian cerezo chacon claros collado conde contreras corral correa cortes costa
  crespo cruz cuesta cuevas
  davila delgado diaz diez dominguez domenech duarte dueñas duran
  echeverria elizalde escobar escribano escudero espinosa esteban esteve estevez etxebarria exposito
  farias fernandez ferrer figueroa flores font fraile franco frutos fuente fuentes fuertes
  galan galindo gallardo gallego garcia garrido garriga garzon gil gimenez giraldo giron godoy gomez gonzalez gracia granados guerra guerrero guillen
  gutierrez guzman
  haro heredia hernandez hernando herranz herrera herrero hidalgo hurtado
  ibañez iglesias izquierdo
  jimenez jordan juarez jurado
  lara latorre leal linares llamas llorens llorente lobo lopez lorente lorenzo losada lozano lucas luque
  macias maldonado manzano marin marquez marrero martinez martorell mas mata mateos mayor medina mejia mena mendez mendoza menendez merino mesa miguel
  millan miranda molina moll monge montero montes montoya mora morales moran morcillo moreno moya muñoz murillo
  naranjo navarrete navarro nicolas nieto niño nogueira nuñez
  ochoa oliva olivares oliver oliveira olmo ordoñez ortega ortiz otero
  pacheco padilla palacios palomino pardo paredes parra pastor pascual pavon paz peinado pelaez peña peralta perea pereira perez pineda pinto piñeiro
  plaza polo pons portillo posada pozo prado prats prieto puente puig pujol
  quesada quintana quintero quiros
  ramirez ramos rey reyes reina requena ribera ribas rico rincon rios ripoll rivas rivera rivero robles roca rodriguez roig rojas roldan roman romero
  romo rosales rosell rossello rubio rueda ruiz
  saavedra saez salas salazar salgado salinas salvador samper sanchez sancho sandoval santana santamaria santos sanz sarmiento saura segura sempere
  serra serrano sevillano sierra silva simon sola solano soler solis soriano sosa soto suarez
  tapia tejada tejero tena toledano tomas torrente torres torralba trigo trujillo
  ubeda uribe urrutia
  valdes valencia valero valle vallejo vallejos valverde varela vargas vazquez vega velasco velazquez velez ventura vera vicente vidal vila villa
  villalba villanueva villar villegas vives
  yague yuste
  zabala zamorano zapata zaragoza zurita
`);

/** Surnames that are other things too: two of them side by side say nothing. */
export const SURNAMES_OF_OTHER_THINGS = setOf(`
  aguilar avila blanco bueno cabrera campos castillo castro costa cruz cuevas flores fuente fuentes fraile gracia guerra iglesias leal mayor medina mesa
  montes niño palacios pastor paz plaza polo posada pozo prado puente reina rey reyes rico ribera rios salas salinas salvador santamaria santos segura sierra sola
  torres trigo valencia valle vega villa villanueva zaragoza
`);

/** What people put before a name. With a point after it the shortest ones too. */
export const TREATMENTS = setOf(`
  don doña señor señora padre fray sor monseñor hermano hermana obispo arzobispo cardenal sacerdote cura parroco presbitero capellan diacono
  religioso religiosa monja monje fraile abad abadesa seminarista catequista profesor profesora maestro maestra alumno alumna
`);
export const SHORT_TREATMENTS = setOf("d da dña p pbro fr hno hna sr sra srta mons mn rvdo rdo");

/** Before these there is a saint, and after them the name of a place or a house. */
export const HALLOWED = setOf(
  "san santa santo sant sto sta santas santos beato beata beatos virgen señora venerable corazon corazones sagrado sagrada nombre",
);

/** What stands before the name of a house, of a ground or of a street: one given name after it is the house's. */
export const HOUSES = setOf(`
  colegio escuela instituto centro parroquia seminario residencia hogar casa convento monasterio fundacion campamento diocesis archidiocesis obispado
  arzobispado orden congregacion compañia hermandad cofradia provincia universidad calle plaza avenida barrio hospital iglesia capilla santuario basilica
  catedral ermita asociacion
`);

/** After a given name these make a devotion, a saint or a pope of it. */
export const AFTER_HALLOWED_NAMES = setOf(`
  auxiliadora inmaculada inmaculado obrero bautista evangelista nazareno nazaret salvador cristo reparadora apostol magno bosco calasanz claret chaminade
  reina madre virgen maria jesus jose
`);

/** Letters of orders, as they sign: «S. J.» is no name. */
export const ORDER_LETTERS = setOf(
  "sj op ofm ofmcap ofmconv oh oar osa osb ocd oc ocso cmf sdb fsc fms sm sma sscc ss cssr msc mi mss cm cp cr fma rscj adc osu osc ocarm opraem om ordm sp schp stj fi ff mm hh ee uu dd",
);
