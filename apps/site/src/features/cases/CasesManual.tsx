import { CASE_LIMITS, SMALLEST_CELL } from "@nv/contracts";
import type { ReactNode } from "react";

/** Manual of the cases. It stands here and in no other page: only the group may know that there are cases. */
export function CasesManual(): ReactNode {
  return (
    <details className="nv-cases__manual">
      <summary>
        <h2>Cómo se usa</h2>
      </summary>
      <div className="nv-cases__manual-text">
        <p>
          Sirve para llevar los casos de la investigación desde la primera nota hasta lo que leen los lectores, sin que
          nadie publique un dato que solo ha visto una persona. Para una lista que no lleva datos delicados es
          demasiado: usa una serie o una tabla de Datawrapper.
        </p>

        <h3>Pasos</h3>
        <ol>
          <li>
            <strong>Escribe un caso o trae una tabla.</strong> En «Traer», pega la tabla o abre un CSV o un Excel y mira
            qué es cada columna. Corrige en «Filas por corregir» lo que no se ha entendido y pulsa «Comparar con lo que
            hay». Verás fila a fila qué es nuevo, qué cambia y qué se parece a un caso que ya está; de cada uno de estos
            decides tú.
          </li>
          <li>
            <strong>Envíalo a verificación.</strong> Quien lo ha introducido o cambiado no puede darlo por verificado:
            lo hace otra persona del grupo. Si algo cambia después, vuelve a empezar.
          </li>
          <li>
            <strong>Dalo por publicable.</strong> Espera en «Publicar» hasta que alguien publique.
          </li>
          <li>
            <strong>Mira la vista previa y publica.</strong> La página y los archivos son estáticos. Si los totales
            bajan, tienes que decir que es lo que quieres.
          </li>
          <li>
            <strong>Retira un caso cuando haga falta.</strong> Los lectores dejan de tenerlo al momento, y las
            revisiones que lo llevaban dejan de existir en sus direcciones. A esas no se puede volver.
          </li>
        </ol>

        <h3>Qué se publica y qué no</h3>
        <ul>
          <li>
            Se publican el ámbito, el lugar, la década, el tipo de centro, las víctimas, la situación, la verificación,
            las fuentes y el resumen. Nada más: ni el id interno, ni las notas, ni quién lo introdujo.
          </li>
          <li>
            Los datos personales se guardan cifrados y aparte; quien publica no puede leerlos. Cada vez que alguien los
            abre queda escrito en «Registro».
          </li>
          <li>
            Cuando en un lugar, década y tipo de centro hay menos de {SMALLEST_CELL} víctimas, el caso se cuenta con
            menos detalle y sin sus fuentes ni su resumen. También uno con menos de {SMALLEST_CELL} cuando los demás de
            su lugar, década y centro no llegan a {SMALLEST_CELL} entre todos. Los totales no cambian.
          </li>
          <li>
            Quien guarde dos revisiones puede restarlas y ver qué se ha añadido entre ellas. Publica varios casos de una
            vez mejor que uno a uno, y que la nota de «Qué ha cambiado» no identifique a nadie.
          </li>
          <li>
            La nota la escribe una persona y la publica otra. Si ya ha salido, en «Notas que tienen los lectores» se
            corrige entre dos, o la quita una sola: las revisiones que la decían dejan de existir.
          </li>
        </ul>

        <h3>Cómo se entiende una tabla</h3>
        <ul>
          <li>
            El municipio va por su nombre («Bilbao», «Bilbo», «Coruña, A») o por su código del INE. Entre los que se
            llaman igual decide la provincia de la fila; si no basta, se pregunta.
          </li>
          <li>«80», «años 80», «los ochenta» o «1980-1989» son la década de 1980. Un año, como 1985, se pregunta.</li>
          <li>
            «tres», «3 o más» o «al menos 3» valen. «Muchas», «3 o 4», «más de 80» o «unas 20» no: se dice qué escribir,
            y nada se supone.
          </li>
          <li>
            De cada fila se dicen todos los fallos a la vez, con el nombre que tu tabla da a la columna. Corriges en la
            pantalla, y un botón cambia las demás celdas que dicen lo mismo. <kbd>Intro</kbd> lleva al fallo siguiente;
            en un texto de varias líneas, <kbd>Mayús</kbd> e <kbd>Intro</kbd> abre otra.
          </li>
          <li>
            Las filas buenas pueden entrar sin las otras, que se quedan en la tabla. También puedes descargarlas, sin
            sus columnas personales, y corregirlas fuera.
          </li>
          <li>
            Al recargar, la tabla hay que pegarla otra vez: el navegador no la guarda. Lo que hayas corregido en listas,
            cifras, fechas y lugares vuelve solo a esa misma tabla; lo escrito en textos, no.
          </li>
        </ul>

        <h3>Qué se comprueba antes de guardar</h3>
        <ul>
          <li>La fuente es obligatoria, y su fecha no puede ser de mañana.</li>
          <li>
            La década empieza en cero y va de {CASE_LIMITS.earliestDecade} a la actual; el municipio existe y está en su
            provincia.
          </li>
          <li>
            Si un texto público, o la dirección de una fuente, lleva lo que puede ser el nombre de una persona, se para:
            quítalo, o explica por qué se queda en una frase que lo cite («San Ejemplo» es el nombre del colegio). La
            razón vale solo para lo que cita; cambiarla devuelve el caso a borrador, y quien lo verifica la lee.
            Pregunta de más a propósito, y aun así no reconoce todos los nombres: lee tú también. Un teléfono, un
            correo, un DNI o una cuenta no se quedan con ningún motivo.
          </li>
          <li>
            Palabras como «pederasta» o «culpable» no se publican mientras no haya una condena firme: una denuncia no es
            una condena.
          </li>
        </ul>

        <h3>Cuando algo no sale</h3>
        <dl>
          <dt>«No puedes aprobar un caso que has introducido tú»</dt>
          <dd>Pídeselo a otra persona del grupo. No hay otra manera, tampoco para quien administra.</dd>
          <dt>La columna de mi tabla «parece personal y no se importa»</dt>
          <dd>Escribe esos datos dentro de cada caso. Si la columna no es personal, dilo en «Qué es cada columna».</dd>
          <dt>La tabla entera no se deja traer</dt>
          <dd>
            Tiene filas por corregir. Sus casos parecerían faltar y se retirarían: corrígelas, o apaga «Es la tabla
            entera».
          </dd>
          <dt>Al traer o publicar dice que ha cambiado algo</dt>
          <dd>Otra persona ha guardado mientras tanto. Compara otra vez: lo que has pegado sigue ahí.</dd>
          <dt>Los datos personales no se pueden leer ni escribir</dt>
          <dd>
            Falta la clave del servidor, o no es la que los cerró. El resto funciona igual. Avisa a quien lleva el
            servidor: sin esa clave nadie puede recuperarlos.
          </dd>
        </dl>
      </div>
    </details>
  );
}
