import { groupBy } from "@nv/contracts";
import { foldLoosely } from "@nv/spanish";

const setOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Given names that are usual in Spain, in any of its languages, folded. */
export const GIVEN_NAMES = setOf(`
  aaron abdel abdelkader abderrahman abdul abdullah abel abilio abundio acacio acisclo adalberto adam adela adelaida adelina adelino adolfo adoracion
  adrian adriana afrodisio agapito agata agnieszka agripina agripino agueda aguedo agusti agustin agustina ahmed aicha aina ainhoa aitor alan alba
  albano albert alberte alberto albino albrecht aleix alejandra alejandro alejo alejos alessandra alessandro alex alexander alexandra alexis alfie
  alfonso alfreda alfredo ali alice alicia aliou alipio alma almudena alodia alonso alvarina alvaro amable amada amadeo amado amador amadou amaia amalia
  amancio amando amaro ambrosio amelia amina amparito amparo ana anabel anacleto anastasia anastasio anatolio ander anderson andre andrea andreas andrei
  andres andresa andreu andrew andrzej ane angel angela angeles angelica angelina angelines angelo aniano aniceto anna anne anselma anselmo anthony
  antia antolin antom anton antoni antonia antonieta antonino antonio antonte antxon anxela anxo aparicia apolinar apolonia apolonio aquilina aquilino
  araceli arantxa arantza aranzazu arcadia arcadio arcangel argimira argimiro ariadna ariel aristides aritz armanda armando arnau arrate arsenio artemio
  arthur artur arturo ascension asier asterio asuncion atanasia atanasio atilano audelino aureliano aurelio aurora ausias avelina avelino aziz azucena
  balbina balbino baldomera baldomero baltasar barbara bartolome bartomeu basilio bautista beatriz bego begoña begone belen ben benat benedict benedicta
  benedicto benet benigno benita benito benjamin benjamina berenguer bernabe bernabela bernard bernarda bernardina bernardino bernardo bernat bernd
  berta bibiana bieito biel bienvenida bienvenido bill bittor bitxori bixente blai blanca blas blasa bob bonifacia bonifacio boris borja brahim brais
  braulia braulio brayan breixo brian brigida brigido bruce bruno buenaventura byron calixta calixto camila camilo cancio candela candelaria candelas
  candida candido caridad carina carl carla carles carlo carlos carlota carme carmelo carmen carmina carole carolina carolino casiano casilda casimiro
  casto catalina catalino catherine catuxa cayetano cecilia ceferina ceferino celedonia celedonio celerino celestina celestino celia celina celso cesar
  cesarea cesareo charles charlotte charo cheikh chelo chema chen chidi chris christian christopher chukwu chus cibran cinta cipriana cipriano ciriaca
  ciriaco cirila cirilo clara claude claudia claudina claudino claudio clemente cleofe cleto clodoaldo clotilde colin columba concepcion conceso concha
  conchi conchita conrada conrado constancia constancio constantina constantino consuelo conxa conxita corina cornelia cornelio corpus cosme craig
  crescencia crescencio crisanta crisanto crisogono crispin crispina crispulo cristeta cristhian cristian cristina cristino cristobal cuca cugat curro
  dalmacio damaso damian damiana dan dani daniel daniela daria dario darwin david dean debora delfin demetrio dennis deodato deogracias derek desiderio
  diallo diana didac diego dieter dietrich dimas dimitri diodoro dionisia dionisio dirk dmitri dolores domenec domiciano domingo domitila donaciano
  donald donato dorotea doroteo douglas driss edelmira edelmiro edesio edgar edison edmundo edu eduard eduarda eduardo edurne eduviges edward edwin
  efigenia efigenio efren egoitz eladia eladio elena eleuteria eleuterio elias eliecer eligio elisa elisardo elisenda eliseo elizabeth elkin elodia eloi
  eloina eloy elpidio elsa elvira emeka emerenciana emerita emeterio emil emile emili emilia emiliano emilio emma encarna encarnacion endika enedina
  eneko eneritz engracia enric enrique enriqueta epifania epifanio erasmo eric erik ermelinda ernest ernestina ernesto ernst erramun escolastica
  esperanza esperidion estanislada estanislao esteban estefania estela ester esther esti estibaliz estrella etelvina eudald eudosia eudoxia eufemia
  eufemiano eufrasia eufrasio eugen eugene eugenia eugeniano eugenio eulalia eulalio eulogia eulogio euquerio eusebia eusebio eustaquia eustaquio
  eustasio eutimio eutiquio eutropio eva evangelina evaristo evelia evelio evencio everardo exuperio ezequiel fabian fabiana fabio fabriciano fabricio
  facundo farruco fatiha fatima fatna fatou faust faustina faustino fausto febe federico feli felicia feliciana feliciano felicisimo felicitas felip
  felipe felisa felisindo feliu felix feng fermin fermina fernand fernanda fernando ferran ferriol fidel fidela fidenciano filemon filiberto filomena
  filomeno fina firmo fiz flavia flaviano flavio flor flora floreal florenciano florencio florentina florentino florian floriana florin fouad fran
  francesc francesco francina francisca francisco franck frank franz fred freddy frederic frederick friedrich fritz froilan froilana fructuosa fructuoso
  fulgencia fulgencio gabino gabriel gabriela gael gaizka galo garazi garbine gaspar gaudencia gaudencio gavin gema gemma genaro generosa generoso genis
  genoveva georg george georges geovanny gerard gerarda gerardina gerardo german germana germiniano gervasio giacomo gianni gilberto gines ginesa gino
  giorgio giovanni giovanny giuseppe gloria godofredo gonzalo gordon gorgonio gorka gotzone gracia graciano graciela graham greg gregoria gregorio
  gregory guadalupe gualberto guido guillem guillerme guillermo gumersinda gumersindo gunther gurutz gurutze gustavo guy hamid hamilton hamza hans
  haritz harold harry hassan hector heinrich helen helga heliodoro helmut henri henry herbert herculano heriberto hermann hermelinda hermenegilda
  hermenegildo herminia herminio hermogenes hernan hicham higinia higinio hilaria hilario hilarion hipolita hipolito hodei homero hong honorato honoria
  honorina honorino honorio horacio hortensia hortensio hugo humberto hussein iago ian ibai ibon ibrahim ibrahima idoia ifeanyi ignacia ignacio ignasi
  igor iker ildefonsa ildefonso iluminada iman iñaki inaxio indalecia indalecio ines iñigo inma inmaculada inocencia inocencio ioan ion ionut iratxe
  irene iria iris irune isa isaac isabel isabelino isaias isaura isauro isidora isidoro isidra isidre isidro ismael ismaela isolina israel itziar ivan
  ivo izaskun jabier jacek jacint jacinta jacinto jack jacobo jacques jaime jaimito jairo jamal james jan jane janusz jason jaume javi javier jean jeff
  jefferson jenaro jennifer jeremias jerome jeronima jeronimo jerry jesus jesusa jhon jhonny jian jim joan joana joaquim joaquin joaquina joe joel
  johann johannes john johnny jon jonas jonathan jordi jorge jose joseba josefa josefina josefo josele josemari josep joseph josh josu josue jovita
  jovito joxe jozef juan juana juanita juanito juanjo juanma juanra juantxo judas juergen julen julia julian juliana julio julita jun junipero jurgen
  justa justina justiniano justino justo juvenal kamil karen karim karin karl karla karol katarzyna kate keith ken kenneth kenny kepa kerman kevin
  khadija khalid kike kim klaus kofi koldo kontxi kumar kurt kwame ladislao lamberto lander lara larry lars latifa laura laureana laureano laurence
  laurent laurentina laurentino lauro lazaro leandro leire leo leocadia leocadio leonard leonardo leoncio leonel leonides leonila leonilo leonor
  leopolda leopoldo leovigildo leticia li liberata liberato liberio liborio licinio lidia liduvina ligorio lin lino lisardo lleonard llibert llorenc
  lluc lluis lluisa lois lola loli lolo longinos lontxo lope lorea lorena lorenzo loreto louis lourdes lourenzo luc luca lucano lucas lucia luciana
  luciano lucila lucina lucinda lucinio lucio lucrecia ludivina luigi luis luisa luisma lukas lutgarda luz mabel macarena macario macedonio maciej
  macrina magdalena magi magin maialen maite malaquias mamadou mamen manel manoli manolin manolito manolo manuel manuela manuelita mar maravillas marc
  marcel marcela marceliana marceliano marcelina marcelino marcelo marcial marciana marciano marcin marcion marco marcos marek margarita margarito mari
  maria mariajo marianela mariano maribel marica marijose marilo mariluz marina marino mario maripaz maripili marisa marisol mark markus marta marti
  martin martina martiniano martxel maruja marutxi maruxa mary massimo mateo mateu mathias matias maties matilde matthew matthias maura maurice mauricio
  maurilio maurino mauro max maxima maximiana maximiano maximiliano maximina maximino maximo mayte medardo mehdi mei melania melanio melchor melecio
  meliton melitona melquiades merce mercedes merche meritxell micaela michael michal michel miguel miguela mihai mike mikel milagros millan milton min
  ming miquel mirari mircea mireia miren miriam modesta modesto mohamed mohammad mohammed moises moncho monica monserrat montse montserrat mounir moussa
  mustafa mustapha nabil nacho nadia nagore naima nando narcis narcisa narciso nasser natalia nathan nati natividad nazaret nazario neftali neil nekane
  nelson nemesia nemesiano nemesio nerea nereida neskutz nestor nestora nguyen nicanor nicanora nicasio niceforo nicetas nick nicodemo nicodemus nicola
  nicolas nicolasa nicomedes nieves nigel nikolai nilo ninfa nino noa noelia nora norberta norberto nuri nuria obdulia obdulio octaviano octavio odilo
  odon oier oihane olaf olatz oleg olegario olga olimpia olimpio oliver olivia olusegun omar onesimo onofre orencio oriol orlando orosia oscar oskar
  osvaldo othman otilia otilio otto ousmane ovidio pablo paca paciano pacita paco paio palmira palmiro paloma pancracio pantaleon paolo paqui paquita
  paquito park parmenio pascal pascasio pascual pascuala pasqual pastora patricia patricio patrick patrocinio patxi patxo pau paul paula paulina paulino
  paulo paulos pawel pedro pelayo pello pepa pepe pepina pepita pepito pere peregrina peregrino perfecta perfecto perico pernando perpetua peru peter
  petr petra petronila petronilo phil philip philippe pia pierre pietro pilar pilarin pili ping pio piotr placido plinio plutarco pol policarpo pompeyo
  ponciano porfiria porfirio potenciana praxedes presentacion primitiva primitivo priscila prisciliano prosper prospero protasio prudencia prudencio
  publio pura puri purificacion quim quino quintin quintina quique quirico quirino quirze quiteria rachid rachida radu rafa rafael rafaela rafel rafi
  raimon raimunda raimundo rainer rainerio raj ralph ram ramira ramiro ramon ramona ramuntxo raquel raul raymond rebeca regina reginaldo regino reinaldo
  reinhard remedios remei remigia remigio rene restituta restituto reyes ricarda ricardo richard rick rigoberto rita rob robert roberto robustiana
  robustiano roc rocio rodolfa rodolfo rodrigo rogaciano rogelia rogelio roger roi roland rolando romain roman romualda romualdo romulo ronald ronny
  roque rosa rosalia rosalina rosalino rosario rosaura rosenda rosendo rosi rossend ruben rudolf rufina rufino rufo ruperta ruperto russell rustico
  rutilio ryan sabas sabela sabin sabina sabino sadurni said saida saioa salah salim salome salomon salustiana salustiano salvador salvadora salvatore
  salvi sam samir samira samuel samuela sancho sandra santiago santos sara saturio saturnina saturnino saul scott sean sebastian sebastiana sebastien
  secundina secundino segismunda segismundo segundina segundino segundo senen serafi serafin serafina serapia serapio serapion sergei sergey sergi
  sergia sergio servando severa severiana severiano severina severino severo sigfredo sigifredo silas silvana silvano silveria silverio silvestra
  silvestre silvia silvina silvino silvio simeon simforiano simon simona simone simplicio sinforiana sinforiano sinforosa singh sisinio socorro sofia
  sofronio sole soledad sonia sotera sotero soufiane stalin stanislaw stefan stefano stephan stephen steve steven stuart susana susano suso sylvain
  tadeo tadeusz tamara tano tareixa tarek tarsicio tarsila tatiana tecla telesfora telesforo telmo teo teodomiro teodora teodoro teodosia teodosio
  teodulo teofila teofilo teonila tere teresa tereso terry thierry thomas tiburcia tiburcio tim timotea timoteo tirso tito tobias toby tom tomas tomasa
  tomasz toni tono tony torcuato toribia toribio tranquilino transito trifon trini trinidad txaro txema txomin ubaldo ulrich umberto unai unax urbana
  urbano urbicio urko ursicino ursula ursulina uwe uxia uxio uxue valen valentin valentina valeria valeriana valeriano valerio vanesa vanessa vasile
  venancia venancio venceslao ventura vera veridiano verisimo veronica vicenç vicent vicenta vicente victor victoria victoriana victoriano victorina
  victorino vidal viki viktor vincent vincenzo virgilio virginia viridiana virtudes visitacion vitalia vitaliano vittorio vladimir vladimiro walter wang
  washington wei wenceslao werner wifredo wilfredo wilhelm willem william wilmer wilson wojciech wolfgang xabi xabier xacobe xaime xaquin xavi xavier
  xenaro xerardo xesus xian xiana xiao xifre xil ximun xoan xoana xose xulia xulio xurxo yago yan yang yann yassin yassine yeison yesica yolanda yon
  youssef yuliana yuri yusuf yves zacarias zahra zbigniew zdzislaw zenaida zenobia zenobio zenon zhang zhao zigor zineb zita zoe zoilo zosimo zurine
`);

/** Given names that are also places, devotions or words: alone they name nobody. */
export const NAMES_OF_OTHER_THINGS = setOf(`
  abel abdon alba alejo alma amable amada amado amparo angel angeles ariel ascension asuncion aurora azucena belen ben blanca buenaventura candela candelaria caridad
  carmelo carmen clara clemente concepcion constancia consuelo corpus custodia delfin diana dolores domingo encarnacion esperanza estrella fatima fidel flor frank
  generosa generoso gloria gracia guadalupe guido hilario hortensia inmaculada inocencia inocencio iris jesus job jose judas julio justa justo lazaro liberata lourdes
  lucio luz macedonio magdalena mar maravillas marco maria mariana mariano marin marina marino martin max maximo mercedes mi milagros mina ming min modesta modesto
  monserrat montserrat natividad nazaret nieves nilo olimpia onda orosia paloma pascual pastora patrocinio peregrina peregrino perfecta perfecto perpetua petra pia pilar pio
  presentacion primitiva primitivo primo prudencia pura purificacion ram regina remedios reyes romana rolando roman roque rosa rosario sacramento salvador santiago santos
  segundo serafin severa severo simon socorro sofia soledad tecla transito trinidad triunfo urbana urbano ventura vera victoria victorias vidal virtudes visitacion viridiana
`);

/** Surnames that are usual in Spain, folded. Those that are a province or a word of a chart as well want a given name beside them. */
export const SURNAMES = setOf(`
  abad abadia abascal abellan acosta aguado agueda aguero aguilar aguilera aguirre alameda alaoui alarcon alba albarracin alberdi alberola alborch
  alcaide alcala alcantara alcaraz alcazar alcocer aldana alegre alegria aleman alfaro almagro almansa almeida almendros alonso altamirano alvarado
  alvarez amado amador amaya amo amoros amrani anaya andrade andreu andujar angel anguita angulo ansorena anton antunez aparici aparicio aragon aranda
  araujo arbeloa arce arcos arellano arenas arevalo argote arguelles argullos arias arino armas armengol arnaiz arranz arribas arrieta arriola arroyo
  arteaga asensio astiz atienza avellaneda avila aviles ayala ayuso azcona aznar azpiazu azuara badia baena baeza balaguer balboa ballesteros balmaseda
  banos baquero barahona baraja barba barbera barbero barcelo barea barragan barranco barreiro barrera barreto barriga barrios barroso bas bascunana
  basterra batista bautista bayo bayon becerra becker beltra beltran benali benavente benavides bengoechea benitez benito berenguer bermejillo bermejo
  bermudez bernabeu bernal bernaldez bernardo berrocal betancor betancourt bianchi bilbao blanco blas blasco blaya blazquez boada bobadilla boix bolanos
  bonet bonilla borras borrego borrell bosch botella botello boza bravo breton briones brown bru brull buendia bueno buitrago burgos burguillo
  bustamante bustillo bustos caballero cabello cabeza cabezas cabezon cabrera cabrero caceres cadenas calahorrano calatayud calderon calero calleja
  calvente calvillo calvo camacho camara campillo campos campoy canadas canales canals canas candela canete cano canovas cantero caparros capdevila
  carbajal carbajo carballeira carballo carbo carbonell cardenal cardenas cardona cardoso carmena carmona caro carpintero carranza carrasco carrera
  carretas carretero carrillo carvajal carvalho casado casals casanova casanovas casares casas cascales castaneda castaner castaño castell castellanos
  castello castellote castells castillo castro cazorla ceballos cebrian celaya cendon centeno cepeda cerda cerdan cerezo cerezuela cervantes cervera
  cespedes chacon chamorro chaparro chaves chavez chico chinchilla cid cifuentes cisneros claros cobo cobos codina coello coll collado colom coloma
  colombo colomer comas concejo conde conejo conesa contreras cordero cordoba cornejo coronado corral corrales correa corredor cortes cortijo costa coto
  couto crespi crespo cristobal cruz cubero cuellar cuenca cuervo cuesta cuevas dalmau dapena dato davalos davies davila delgado deza diago diaz diego
  dieguez diez diop diosdado domenech dominguez donoso dorado duarte dubois dueñas duque duran durand echegaray echevarria echeverria egea elizalde
  elizondo elorza enriquez eraso ercilla erice escalante escalera escalona escobar escolano escolar escribano escriva escudero espada espanol esparza
  espejo espin espinal espino espinosa esposito esteban esteller estelles estepa esteve estevez estrada estrella etxebarria etxeberria evans exposito
  ezquerra fabra fabregas falcon farias farre feijoo felipe feliu feliz fernandes fernandez ferran ferrandis ferrandiz ferrari ferreira ferreiro ferrer
  ferreras ferrero ferri fidalgo figueras figuereo figueroa figuerola fischer flores folch fonseca font fontan forcada forner fortea fortes fraga fraile
  francisco franco freire freixas fresneda fresno frias frutos fuente fuentes fuertes funes fuster gabaldon gaitan galan galarza galdon galera galiana
  galiano galindez galindo gallar gallardo gallego gallegos galvan galvez gamboa gamero gamez gandia garay garces garcia gargallo garmendia garrido
  garriga garrigos garzon gascon gaspar gavilan gaya gazquez gelabert gento gerena gestal gil gimenez ginel giner ginestar giraldo giron godoy
  goicoechea goikoetxea gomariz gomes gomez gomis goni gonzalez gordillo gordo gorriz goya goyeneche gracia gracian granados grande grau guardia
  guardiola guerra guerrero guevara guijarro guillamon guillen guirao guisado guiu gurpegui gutierrez guzman haddad haro heras heredero heredia hermida
  hermosilla hermoso hernaez hernan hernandez hernando hernanz herrador herraiz herranz herrera herrero herreros hidalgo hierro higueras hinojosa
  hoffmann holgado hoyos huerta huertas huguet hurtado ibañez ibarra ibars iborra idrissi iglesia iglesias illan inchausti infante infantes inglada
  iniesta iniguez insua ionescu iranzo iriarte iribarren irigoyen isern isla ivanov ivars izaguirre izquierdo jaen jara jaramillo jareno jaume jerez
  jimenez jimeno joaquin johnson jones jorda jordan jovellanos jover juan juanes juarez julia juncal junquera jurado kowalski labrador lacruz lafuente
  lago lagos laguna lahoz lambea landa lanza lanzas lara larranaga larrea lasheras laso lastra latorre laurent lavado lazaro leal lefebvre leiva lema
  lemus lerma leroy leyva liebana linan linares llamas llano llanos llobet llopis llorca llorens llorente lloret llovera llull loaiza lobato lobo longas
  lopez lora lorca lorente lorenzo losada loza lozano lucas lucena lucio lugo luis luna lupianez luque luz machado macho machuca macias madera madrid
  madrigal madueno maeso maestre maestro magro malagon maldonado manas manchado manrique manso mansouri manzano marcelo marchena marco marcos mari marin
  marino mariscal marquez marquina marrero marti martinez martorell martos marugan mas masip massana mata mateo mateos mateu matias matilla matute maura
  mauri maya mayor mayoral maza medina mejia mejias melendez melero melgar melian mellado mena menchaca menchon mendes mendez mendieta mendoza menendez
  mengual merayo mercader mercado merchan merino mesa mesas mestre meyer michelena mier miguel millan miller millet mingo mir mirallas miranda miro
  miron molina moliner molinero molino molinos moll monar monclus mondejar monedero monfort monge monreal monroy montalban montalvo montaner montanes
  montano montero montes montesinos montiel montilla montoro montoya mora moragas morales moran morante morcillo moreau morell moreno morera moreta
  morilla morillas morillo moron morote moscoso mosquera mota moya muela mulero muller muniz muñoz mur murcia murillo muro nadal najera naranjo narvaez
  natera navarrete navarro navarrosa navas naveira ndiaye negre negrete negrin negro nevado nicolas nicolau nieto nieves niño nogales nogueira noguera
  noguerol novo novoa nowak nuñez obregon ocana ochando ochoa odriozola ojeda olaizola olalla oliva olivan olivares olive oliveira olivella oliver oller
  olmedo olmo olmos oltra onate oras ordoñez orellana orozco orta ortega orti ortiz ortuno osorio osuna otegui otero oviedo pacheco padilla padron paez
  pages pajares palacin palacio palacios palau pallares palma palmero palomares palomino palomo pando paniagua pantoja pardo paredes parejo parera parra
  parrado parralejo parreno parrilla pascal pascual pastor paton pavon paz pazos pedraza pedrero pedrosa peinado pelaez pelayo pellicer peña penalva
  penalver penas peral perales peralta perea pereira perello perez peris petit petrov picazo pico pila pina pineda piñeiro pinero pinto piqueras pizarro
  pla plana planas plasencia plata plaza poblador poblete poch pol polo pomares ponce pons popescu porcel porras porta portela portero portillo posada
  pou poveda poyatos pozo pozuelo prada prado prats presa prieto puche puente puentes puerta puertas puerto puga puig puigdomenech pujol pulido pumares
  quesada quevedo quijada quilez quinones quintana quintanilla quintero quiroga quiros rabadan raga ramirez ramis ramon ramos raposo raya real rebollo
  recio redondo regidor regueira reig reina reinosa reinoso rejon rendon repiso requejo requena revilla revuelta rey reyes rial riba ribas ribera ribes
  ribo ricart ricci rico riera riesco riesgo rincon rioja rios ripoll riquelme risco rius rivas rivera rivero robledo robles robredo roca rocha roda
  rodas rodrigo rodrigues rodriguez roger roig rojas roldan rollan romaguera roman romano romanones romera romero romeu romo roncero ros rosa rosado
  rosales rosas rosell rosello rossello rossi rovira roy royo ruano rubi rubies rubio rubira rueda rufo ruiz rus russo ruz saavedra sabate sabater
  sacristan saenz saez sagarra sagasta sagredo sainz saiz sala salamanca salas salazar salcedo saldana salgado salguero salinas salmeron salom salva
  salvador salvat samaniego sampedro samper sanabria sanahuja sanchez sanchis sancho sandoval sanjuan sanmartin sanroman sans santacruz santaella
  santamaria santana santander santiago santiso santisteban santolaria santos sanz sanzol sarabia sarmiento sasportas sastre saura schmidt schneider
  sebastian seco segarra segovia segui segura seijas sempere seoane sepulveda serna seron serra serradilla serrador serrano serrat sevilla sevillano
  sierra siles silva silvestre simarro simon sirvent smith sobrino sol sola solana solano soldevila soler solis soria soriano sorolla sorribes sosa
  sotelo soto souto suarez suner sureda taboada tamarit tamayo tapia tarin tarrago tarrega taylor tejada tejedor tejeira tejero tello tena tenorio terol
  terres terron teruel tirado toledano toledo tolosa tomas tordera toro torrado torralba torralbo torrecilla torrecillas torrejon torrente torrents
  torres torrijos tortosa tovar traore trigo trillo trinidad tristan troncoso trujillo tudela tur turmo ubago ubeda ugarte ulloa unzueta urbano urbina
  urena uribe urquijo urquiza urrutia usero utrilla vaca val valadez valbuena valcarcel valdes valdivia valdivieso valencia valentin valenzuela valera
  valero valiente vallbona valldaura valle vallecillo vallejo vallejos valles vallespin valls vallverdu valor valverde vaquero vara varea varela vargas
  varo vazquez vega vegas velarde velasco velazquez velez velilla veloso ventura vera verdejo verdu verdugo vergara verges vicario vicente vico vidal
  vidaurre viejo viera vigil vila vilanova vilaplana vilar vilches villa villaescusa villalba villalobos villalon villamor villanueva villar villarreal
  villaverde villegas villen vinas vinuela virto viudez vives vizcaino wagner weber williams wilson yague yanez yebenes yepes yubero yuste zabala
  zabaleta zafra zaldivar zamarreno zambrano zamora zamorano zapata zaragoza zarza zorita zorrilla zubieta zubiri zuloaga zumalacarregui zuniga zurita
`);

/** Surnames that are other things too: two of them side by side say nothing. */
export const SURNAMES_OF_OTHER_THINGS = setOf(`
  aguilar avila blanco bueno cabrera campos castillo castro costa cruz cuevas flores fuente fuentes fraile gracia guerra iglesias leal mayor medina mesa
  montes niño palacios pastor paz plaza polo posada pozo prado puente reina rey reyes rico ribera rios salas salinas salvador santamaria santos segura sierra sola
  torres trigo valencia valle vega villa villanueva zaragoza
`);

/** Titles that people put before a name. */
export const TREATMENTS = setOf(`
  don doña señor señora padre fray sor monseñor hermano hermana obispo arzobispo cardenal sacerdote cura parroco presbitero capellan diacono
  religioso religiosa monja monje fraile abad abadesa seminarista catequista profesor profesora maestro maestra alumno alumna
  mosen mossen pare aita abuna reverendo exsacerdote excura exreligioso exobispo canonigo vicario coadjutor arcipreste prelado clerigo misionero misionera formador
  monitor entrenador educador tutor rector prior jesuita marista salesiano claretiano franciscano capuchino dominico escolapio agustino carmelita benedictino
  marianista lasaliano redentorista pasionista trinitario mercedario exjesuita exmarista exsalesiano pederasta acusado condenado detenido imputado
`);
/** Shortest titles before a name, written with a point after them. */
export const SHORT_TREATMENTS = setOf("d da dña p pbro fr hno hna sr sra srta mons mn rvdo rdo");

/** Words that say that a name follows: «llamado Bobadilla», «de nombre Bobadilla», «el caso Bobadilla». */
export const INTRODUCERS = setOf(`
  llamado llamada llamados llamaba llamaban llama apodado apodada alias tal nombre apellido apellidado apellidada caso
`);

/** Words after which «como» leads to a name: «conocido como Bobadilla». */
export const KNOWN = setOf(
  "conocido conocida identificado identificada registrado bautizado bautizada presentaba presentado",
);

/** Nouns for things that are somebody's: «la denuncia de Bobadilla». */
export const TOLD_THINGS = setOf(`
  abuso abusos agresion agresiones testimonio testimonios denuncia denuncias carta cartas declaracion declaraciones relato victima victimas condena muerte detencion
  traslado historia caso casos madre padre hijo hija hermano hermana familia abogado defensa juicio confesion expulsion encubrimiento
`);

/** Verbs that follow the name with which a sentence begins: «Bobadilla contó…». */
export const TOLD_DEEDS = setOf(`
  conto cuenta contaba relato relata denuncio denuncia declaro declara explico explica dijo dice afirma afirmo asegura aseguro recuerda recordo sufrio abuso abusaba
  confeso admitio reconocio nego murio fallecio nacio ejercio tenia era fue tocaba violo agredio acudio ingreso estudio vivio
`);

/** After these stands the name of a thing: «el diario Deia», «la editorial Anagrama». */
export const NAMED_THINGS = setOf(`
  diario periodico revista editorial agencia web portal blog programa cadena emisora localidad pueblo municipio villa ciudad aldea comarca valle isla rio libro documental
  pelicula serie podcast informe bufete despacho consultora empresa asociacion plataforma colectivo grupo orden congregacion sociedad movimiento proyecto comision auditoria
`);

const NOBODYS = [
  ..."don bosco;padre piquer;fray luis de leon;fray luis de granada;fray bartolome de las casas;fray junipero serra;padre manjon;padre poveda;padre claret;padre damian".split(
    ";",
  ),
  ..."padre arrupe;padre kolbe;padre pio;padre feijoo;padre isla;padre nuestro;padre eterno;padre dios;cardenal cisneros;cardenal belluga;cardenal gomá;hermano mayor;hermana mayor".split(
    ";",
  ),
  ..."sor juana ines;madre teresa;hermano gabriel taborin;papa francisco;papa leon;papa benedicto;papa juan pablo;papa pablo;papa pio;papa juan;papa wojtyla;papa ratzinger".split(
    ";",
  ),
  ..."ramon y cajal;calvo sotelo;miguel de cervantes;miguel de unamuno;juan de la cruz;juan de avila;ignacio de loyola;francisco javier;vicente de paul;juan de dios".split(
    ";",
  ),
  ..."teresa de jesus;pedro poveda;reyes catolicos;maria inmaculada;maria auxiliadora;jesus maria;santiago apostol;santiago el mayor;san josemaria escriva".split(
    ";",
  ),
  ..."espiritu santo;virgen maria;jesus y maria;corazon de maria;corazon de jesus;hijas de jesus;maria reparadora;maria mediadora;cristo rey;jesus nazareno;jesus obrero".split(
    ";",
  ),
  ..."alfonso x;jesuitinas;jose de calasanz;tomas de aquino;agustin de hipona;francisco de asis;juan bautista de la salle;marcelino champagnat".split(
    ";",
  ),
];

/** Names that are a house's, a pope's, a classic's or a dignity's, word by word, by their first word: whoever is meant is no person of a case. */
export const NOBODYS_NAMES: ReadonlyMap<string, readonly (readonly string[])[]> = groupBy(
  NOBODYS.map((name) => foldLoosely(name).split(" ")),
  ([first]) => first ?? "",
);

/** Before these there is a saint, and after them the name of a place or a house. */
export const HALLOWED = setOf(
  "san santa santo sant sto sta santas santos beato beata beatos virgen señora venerable corazon corazones sagrado sagrada nombre",
);

/** Words before the name of an institution, of its grounds or of a street: one given name after such a word is part of that name. */
export const HOUSES = setOf(`
  colegio escuela instituto centro parroquia seminario residencia hogar casa convento monasterio fundacion campamento diocesis archidiocesis obispado
  arzobispado orden congregacion compañia hermandad cofradia provincia universidad calle plaza avenida barrio hospital iglesia capilla santuario basilica
  catedral ermita asociacion
  escuelas ies ceip cra cpr crp cp orfanato internado biblioteca editorial catedra premio clinica teatro auditorio museo pabellon paseo glorieta ronda travesia metro
  bisbat bispado arquebisbat arcebispado col escola ikastola parroquies parroquias colegios casal llar plaça carrer rua kalea praza
`);

/** Institutions to which a full name right after them belongs: «Colegio Alonso Martínez», with a capital; with streets, after «de» too. */
export const NAMED_HOUSES = setOf(`
  colegio escuela escuelas instituto ies ceip cra cpr crp cp centro residencia hogar orfanato internado fundacion hospital universidad biblioteca editorial catedra premio clinica
  teatro auditorio museo pabellon
`);
export const STREETS = setOf(
  "calle plaza avenida paseo glorieta ronda travesia metro barrio carrer plaça rua kalea praza",
);

/** After a given name these make a devotion, a saint or a pope of it. */
export const AFTER_HALLOWED_NAMES = setOf(`
  auxiliadora inmaculada inmaculado obrero bautista evangelista nazareno nazaret salvador cristo reparadora apostol magno bosco calasanz claret chaminade
  reina madre virgen maria jesus jose
`);

/** Surnames of saints: «San Felipe Neri». */
export const SAINTS_SURNAMES = setOf(`
  neri loyola gonzaga javier solano borja nolasco poveda alcantara arnaiz ferrer paul vedruna lestonnac champagnat oriol escriva osso micaela rivier maravillas
  pignatelli kostka berchmans villanueva baylon regalado
`);

/** Letters of orders, as they sign: «S. J.» is no name. */
export const ORDER_LETTERS = setOf(
  "sj op ofm ofmcap ofmconv oh oar osa osb ocd oc ocso cmf sdb fsc fms sm sma sscc ss cssr msc mi mss cm cp cr fma rscj adc osu osc ocarm opraem om ordm sp schp stj fi ff mm hh ee uu dd",
);
